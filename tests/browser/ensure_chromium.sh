#!/bin/sh
# A Chromium for the browser tests: the one that is there, else Debian's, else Playwright's own. What it would install it
# says first; at a terminal it asks, and TATAMI_NO_INSTALL forbids it.
set -eu
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    command -v "$name" >/dev/null 2>&1 && exit 0
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    # without a desktop's parts, where there is such a package: the tests take a sixth less time
    wanted="apt-get install --yes chromium-headless-shell || apt-get install --yes chromium"
else
    wanted="$(dirname "$0")/../../.venv/bin/python -m playwright install --only-shell chromium"
fi
echo "The browser tests need a Chromium, and there is none. This installs one: $wanted"
if [ -n "${TATAMI_NO_INSTALL:-}" ]; then
    echo "TATAMI_NO_INSTALL is set: nothing was installed."
    exit 1
fi
if [ -t 0 ] && [ -z "${CI:-}" ]; then
    printf 'Run it now? [Y/n] '
    read -r answer
    case "$answer" in n* | N*) exit 1 ;; esac
fi
case "$wanted" in apt-get*) apt-get update -qq && export DEBIAN_FRONTEND=noninteractive ;; esac
sh -c "$wanted" >/dev/null
