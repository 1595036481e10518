from __future__ import annotations

import pytest

from everything_wallet import _http, _retries


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Make waits last no time and be as long as they may; the list says how long they would have been."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr(_http.time, "sleep", waited.append)
    monkeypatch.setattr(_http.anyio, "sleep", sleep)
    monkeypatch.setattr(_retries.random, "uniform", lambda low, high: high)
    return waited
