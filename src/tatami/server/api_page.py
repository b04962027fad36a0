"""The API's own page: the OpenAPI description as plain HTML, without scripts and without anything from elsewhere."""

from __future__ import annotations

import json
from html import escape

from ..game import Json

STYLE = (
    "body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "pre{overflow:auto;padding:.5rem;background:#8881}code{font-weight:600}"
)


def api_page(api: Json) -> str:
    """The page."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(api['info']['title'])} API</title><style>{STYLE}</style>",
        f"<h1>{escape(api['info']['title'])} API {escape(api['info']['version'])}</h1>",
        "<p>Machine-readable: <a href=openapi.json>openapi.json</a>, <a href=socket-schema>socket-schema</a>.</p>",
    ]
    for path, methods in api["paths"].items():
        for method, what in methods.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
            parts.append(f"<p>{escape(what.get('description', what.get('summary', '')))}</p>")
            for parameter in what.get("parameters", []):
                needed = "required" if parameter.get("required") else "optional"
                parts.append(f"<p><code>{escape(parameter['name'])}</code> in {parameter['in']}, {needed}</p>")
            body = what.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            if body:
                parts.append(f"<pre>{escape(json.dumps(body, indent=1))}</pre>")
    schemas = json.dumps(api.get("components", {}).get("schemas", {}), indent=1)
    parts.append(f"<h2>Schemas</h2><pre>{escape(schemas)}</pre></html>")
    return "".join(parts)
