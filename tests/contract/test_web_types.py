"""The browser's types are the server's: `schema.d.ts` is what its maker makes of the schemas today."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

from tatami.server.app import create_app
from tatami.server.view_schema import all_schemas

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_are_fresh(tmp_path: Path) -> None:
    npm = runpy.run_path(str(ROOT / "hatch_build.py"))["npm"]
    schemas = json.dumps(all_schemas(create_app().openapi()))
    made = tmp_path / "schema.d.ts"
    assert npm(ROOT, "run", "--silent", "types", "--", str(made), given=schemas) == 0
    kept = (ROOT / "web/src/lib/schema.d.ts").read_text("utf-8")
    assert kept == made.read_text("utf-8"), "python -m tatami.server schema | npm run types"
