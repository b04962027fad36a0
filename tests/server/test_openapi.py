"""The OpenAPI description, tried out by a machine: no request makes the server fail, every answer has its shape."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from .conftest import generous
from .process import ServerProcess

pytestmark = pytest.mark.asyncio
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_schemathesis_finds_no_failure(database: str, tmp_path: Path) -> None:
    server = await ServerProcess(generous(database)).start()
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{server.url}/api/openapi.json"]
    options = ["--checks", CHECKS, "--max-examples", "25", "--phases", "examples,coverage,fuzzing", "--seed", "1"]
    process = await asyncio.create_subprocess_exec(
        *command, *options, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    out, _ = await asyncio.wait_for(process.communicate(), 150)
    await server.kill(signal.SIGTERM)
    assert process.returncode == 0, out.decode()[-4000:]
