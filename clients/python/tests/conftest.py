from __future__ import annotations

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Replace each wait by an entry in this list: its maximum, in seconds."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    monkeypatch.setattr("time.sleep", waited.append)
    monkeypatch.setattr("anyio.sleep", sleep)
    monkeypatch.setattr("random.uniform", lambda low, high: high)
    return waited
