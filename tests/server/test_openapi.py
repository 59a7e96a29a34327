"""The API keeps to its own description (schemathesis, a short run)."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings

from tests.server.client import Server

EXAMPLES = 20
REFUSED = [400, 401, 403, 404, 405, 409, 413, 429]


def test_the_api_is_as_described(server: Server) -> None:
    config = schemathesis.Config.from_dict({"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}})
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)
    calls = [found.ok() for found in schema.get_all_operations()]
    assert len(calls) == 15
    for call in calls:
        for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
            _try(call, mode)


def _try(call: Any, mode: Any) -> None:
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, phases=[Phase.generate], derandomize=True,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=call.as_strategy(generation_mode=mode))
    def check(case: Any) -> None:
        # What is well-formed may still name a game, a seat or a save that does not exist.
        case.call_and_validate(excluded_checks=[schemathesis.checks.positive_data_acceptance])

    try:
        check()
    except Exception as error:
        if "Unsatisfiable" not in type(error).__name__:
            raise
