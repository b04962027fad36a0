"""``python -m benchmarks.icons``: the icons of home screens, from ``web/public/icon.svg`` and the manifest's paper."""

from __future__ import annotations

import base64
import json

from tests.browser.conftest import browser
from tests.browser.server import ROOT

PUBLIC = ROOT / "web/public"
SAFE = 72
"""Per cent of the width that the picture has where a home screen cuts its own shape."""
ICONS = {
    "icon-192.png": (192, 100),
    "icon-512.png": (512, 100),
    "icon-mask.png": (512, SAFE),
    "icon-apple.png": (180, 86),
}
"""Each with its size, and the picture's part of it; what is less than whole has paper up to its edges."""


def main() -> None:
    """Draw them."""
    picture = base64.b64encode((PUBLIC / "icon.svg").read_bytes()).decode()
    paper = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))["background_color"]
    with browser() as chromium:
        for name, (size, part) in ICONS.items():
            page = chromium.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if part == 100 else paper
            page.set_content(
                f'<body style="margin:0;display:grid;place-items:center;height:100vh;background:{ground}">'
                f'<img style="width:{part}vw" src="data:image/svg+xml;base64,{picture}">'
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
            print(name, (PUBLIC / name).stat().st_size)


if __name__ == "__main__":
    main()
