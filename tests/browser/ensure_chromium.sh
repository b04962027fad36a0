#!/bin/sh
# A Chromium for the browser tests: the one that is there, else Debian's, else Playwright's own.
set -eu
for name in chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "installing chromium for the browser tests"
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null && exit 0
fi
"$(dirname "$0")/../../.venv/bin/python" -m playwright install chromium
