"""The page about REST: what each call is sent and answers, for programs and for people."""

from __future__ import annotations

from html import escape
from json import dumps
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import HTMLResponse, Response

import heraut
from heraut.server.schema import openapi_components

REFUSED = {400: "cannot be done so", 401: "unknown token", 403: "not yours to do", 404: "not there", 409: "too late",
           413: "too large", 429: "too fast"}  # fmt: skip


def ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}


def described(answers: dict[str, Any], body: dict[str, Any] | None = None, token: bool = False) -> dict[str, Any]:
    """What the OpenAPI page says of a call."""
    refused = {code: {"description": why, "content": _json(ref("Refusal"))} for code, why in REFUSED.items()}
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": _json(body)}
    if token:
        extra["security"] = [{}, {"seat": []}]
    return {
        "responses": {200: {"description": "done", "content": _json(answers)}, **refused},
        "openapi_extra": extra,
        "response_class": Response,
    }


def describe(app: FastAPI) -> None:
    """`/api/openapi.json`, its schemas the structs of `wire` and `rest`, and `/api/docs`, a page without scripts."""
    made: dict[str, Any] = {}

    def openapi() -> dict[str, Any]:
        if not made:
            made.update(get_openapi(title="Héraut", version=heraut.__version__, routes=app.routes))
            made["components"] = {
                "schemas": dict(sorted(openapi_components().items())),
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            }
            for calls in made["paths"].values():
                for call in calls.values():
                    call["responses"].pop("422", None)
        return made

    app.openapi = openapi  # type: ignore[method-assign]

    async def docs() -> HTMLResponse:
        return HTMLResponse(_page(openapi()))

    app.add_api_route("/api/docs", docs, include_in_schema=False)


def _page(made: dict[str, Any]) -> str:
    parts = ["<!doctype html><html lang=en><meta charset=utf-8><title>Héraut: API</title><h1>Héraut: API</h1>"]
    parts.append("<p>The same for programs: <a href=openapi.json>openapi.json</a>. The socket: docs/protocol.md.</p>")
    for path, calls in made["paths"].items():
        for method, call in calls.items():
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{escape(call['summary'])}</p>")
            sent = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            got = call["responses"]["200"]["content"]["application/json"]["schema"]
            parts += [
                f"<p>{what}: {_named(schema)}</p>" for what, schema in (("sent", sent), ("answer", got)) if schema
            ]
    parts.append("<h2>Schemas</h2>")
    for name, schema in made["components"]["schemas"].items():
        text = escape(dumps(schema, indent=1, ensure_ascii=False))
        parts.append(f"<h3 id={escape(name)}>{escape(name)}</h3><pre>{text}</pre>")
    return "".join(parts)


def _named(schema: dict[str, Any]) -> str:
    name = schema.get("items", schema).get("$ref", "").rpartition("/")[2]
    several = "list of " if "items" in schema else ""
    return f"{several}<a href=#{escape(name)}>{escape(name)}</a>" if name else "an object"
