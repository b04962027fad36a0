"""The OpenAPI description, tried out by a machine: no request makes the server fail, every answer has its shape."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import pytest

from tatami.server import wire
from tatami.server.app import create_app

from .conftest import generous
from .process import ServerProcess

pytestmark = [pytest.mark.asyncio, pytest.mark.long]
EXAMPLES = os.environ.get("TATAMI_EXAMPLES", "10")
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_schemathesis_finds_no_failure(database: str, tmp_path: Path) -> None:
    server = await ServerProcess(generous(database)).start()
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
    options = ["--checks", CHECKS, "--max-examples", EXAMPLES, "--phases", "examples,coverage,fuzzing", "--seed", "1"]
    process = await asyncio.create_subprocess_exec(
        *command, *options, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await asyncio.wait_for(process.communicate(), 150 + 6 * int(EXAMPLES))
    await server.kill(signal.SIGTERM)
    assert process.returncode == 0, out.decode()[-4000:]


async def test_the_protocol_names_everything() -> None:
    """PROTOCOL.md has every route, every kind of message, every closing code and nothing that is not there."""
    page = (Path(wire.__file__).parent / "PROTOCOL.md").read_text("utf-8")
    paths = create_app().openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert set(re.findall(r"`((?:GET|POST) /\S+)`", page)) == routes
    shapes = [shape for side in wire.socket_schema().values() for shape in side["$defs"].values()]
    kinds = {shape["properties"]["t"]["const"] for shape in shapes if "t" in shape.get("properties", {})}
    assert len(kinds) > 20
    assert [kind for kind in sorted(kinds) if f"`{kind}`" not in page] == []
    codes = {wire.NOT_FOUND, wire.BAD_HELLO, wire.TOO_MANY, wire.TOO_SLOW, wire.IDLE}
    assert {int(code) for code in re.findall(r"\b4[0-9]{3}\b", page)} == codes
    assert str(wire.RESTART) in page
