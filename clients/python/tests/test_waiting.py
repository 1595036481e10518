from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from support import HASH, KEY, PENDING, FakeApi, ok, problem

from everything_wallet import (
    ApiError,
    AsyncEverythingWallet,
    EverythingWallet,
    EverythingWalletError,
    WaitTimeoutError,
)

NOT_YET = problem(404, "transaction_not_found")


def fresh(outcome: httpx.Response | Exception) -> Callable[[], httpx.Response] | Exception:
    """Create a new response for each request: a response can be read only once."""
    if isinstance(outcome, Exception):
        return outcome
    return lambda: httpx.Response(outcome.status_code, content=outcome.content, headers=outcome.headers)


def wallet(*outcomes: httpx.Response | Exception) -> tuple[EverythingWallet, FakeApi]:
    api = FakeApi(*map(fresh, outcomes))
    return EverythingWallet(api_key=KEY, max_retries=0, transport=api), api


@pytest.mark.parametrize("status", ["completed", "failed"])
def test_asks_until_it_is_in_a_block(waits: list[float], status: str) -> None:
    client, api = wallet(
        NOT_YET,
        ok(PENDING),
        problem(503, "service_unavailable", {"Retry-After": "9"}),
        httpx.ConnectError("refused"),
        ok({**PENDING, "status": status}),
    )
    assert client.wait_for_transaction(tx_hash=HASH, network="sepolia").status == status
    assert waits == [4, 4, 9, 4]
    assert len(api.requests) == 5


def test_has_time_for_an_outcome_that_is_told_at_the_depth_of_its_network(waits: list[float]) -> None:
    client, _ = wallet(
        problem(429, "rate_limited", {"Retry-After": "200"}),
        ok({**PENDING, "status": "failed"}),
    )
    assert client.wait_for_transaction(tx_hash=HASH, network="mainnet").status == "failed"
    assert waits == [200]


@pytest.mark.parametrize("last", [NOT_YET, problem(429, "rate_limited", {"Retry-After": "60"})])
def test_ends_when_the_time_is_over(last: httpx.Response) -> None:
    client, api = wallet(last)
    with pytest.raises(WaitTimeoutError, match="may be in a block later") as caught:
        client.wait_for_transaction(tx_hash=HASH, network="sepolia", timeout=0.1, poll_interval=0.03)
    assert (caught.value.tx_hash, caught.value.may_have_arrived) == (HASH, True)
    assert isinstance(caught.value.__cause__, ApiError)
    assert 1 <= len(api.requests) <= 4


def test_ends_at_once_with_what_asking_again_does_not_change(waits: list[float]) -> None:
    client, api = wallet(problem(401, "key_revoked"))
    with pytest.raises(ApiError, match="key_revoked"):
        client.wait_for_transaction(tx_hash=HASH, network="sepolia")
    assert (len(api.requests), waits) == (1, [])


@pytest.mark.parametrize("timeout", [0, -1, float("nan")])
def test_times_that_are_none(timeout: float) -> None:
    client, api = wallet(ok(PENDING))
    with pytest.raises(ValueError, match="above 0"):
        client.wait_for_transaction(tx_hash=HASH, network="sepolia", timeout=timeout)
    assert api.requests == []


@pytest.mark.anyio
async def test_the_async_client_waits_alike(waits: list[float]) -> None:
    api = FakeApi(fresh(NOT_YET), ok({**PENDING, "status": "completed"}))
    async with AsyncEverythingWallet(api_key=KEY, transport=api) as client:
        answer = await client.wait_for_transaction(tx_hash=HASH, network="sepolia")
    assert (answer.status, waits) == ("completed", [4])


@pytest.mark.parametrize(
    ("outcomes", "may_have_arrived"),
    [
        ([problem(422, "nonce_too_low")], False),
        ([problem(429, "rate_limited")], False),
        ([problem(502, "upstream_unavailable")], False),
        ([problem(504, "broadcast_uncertain")], True),
        ([problem(503, "service_unavailable")], True),
        ([problem(500, "odd")], True),
        ([httpx.ReadError("")], True),
        ([httpx.Response(403, text="<h1>no</h1>")], True),
        ([httpx.ReadError(""), problem(422, "nonce_too_low")], True),
        ([problem(504, "broadcast_uncertain"), problem(422, "nonce_too_low")], True),
        ([problem(429, "rate_limited"), problem(422, "underpriced")], False),
    ],
)
@pytest.mark.anyio
async def test_says_whether_the_bytes_may_have_arrived(
    waits: list[float], outcomes: list[httpx.Response | Exception], may_have_arrived: bool
) -> None:
    with pytest.raises(EverythingWalletError) as caught:
        EverythingWallet(
            api_key=KEY, max_retries=2, transport=FakeApi(*map(fresh, outcomes))
        ).send_transaction(signed_transaction="0x02", network="sepolia")
    assert getattr(caught.value, "may_have_arrived") is may_have_arrived  # noqa: B009
    async with AsyncEverythingWallet(
        api_key=KEY, max_retries=2, transport=FakeApi(*map(fresh, outcomes))
    ) as client:
        with pytest.raises(EverythingWalletError) as caught:
            await client.send_transaction(signed_transaction="0x02", network="sepolia")
    assert getattr(caught.value, "may_have_arrived") is may_have_arrived  # noqa: B009
