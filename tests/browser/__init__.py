"""The browser client, driven in a real Chromium against a real server."""
