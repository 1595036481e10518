from __future__ import annotations

import httpx
import pytest
from support import ADDRESS, KEY, FakeApi, problem

from everything_wallet import ApiError, AsyncEverythingWallet, EverythingWallet, FieldError, TransportError


def failure(answer: httpx.Response) -> ApiError:
    client = EverythingWallet(api_key=KEY, max_retries=0, transport=FakeApi(answer))
    with pytest.raises(ApiError) as caught:
        client.get_balance(address=ADDRESS, network="sepolia")
    return caught.value


def test_a_problem_is_read_whole() -> None:
    error = failure(
        problem(400, "invalid_request", errors=[{"field": "address", "detail": "must be an address"}])
    )
    assert (error.status, error.code, error.title) == (400, "invalid_request", "A title")
    assert (error.detail, error.request_id, error.retryable) == ("What happened.", "req_1", False)
    assert error.doc_url == "https://everything-wallet.web.app/errors/invalid_request"
    assert error.remedy == "Do this."
    assert error.errors == (FieldError(field="address", detail="must be an address"),)
    assert str(error) == "400 invalid_request: What happened.; address: must be an address [req_1]"


def test_retry_after_is_handed_on() -> None:
    error = failure(problem(429, "daily_limit_reached", {"Retry-After": "3600"}))
    assert (error.retry_after, error.retryable) == (3600, True)


def test_what_a_problem_leaves_out_is_filled_in() -> None:
    sparse = {"code": "odd", "detail": "Odd.", "errors": [1]}
    error = failure(httpx.Response(418, json=sparse, headers={"X-Request-Id": "req_header"}))
    assert (error.code, error.title, error.request_id) == ("odd", "odd", "req_header")
    assert (error.retryable, error.doc_url, error.remedy, error.errors) == (False, None, None, ())


@pytest.mark.parametrize(
    ("status", "body"),
    [(502, "<h1>Bad gateway</h1>"), (404, "{}"), (301, ""), (403, "[1]"), (418, '{"code":1}')],
)
def test_a_failure_that_does_not_come_from_the_api(status: int, body: str) -> None:
    answer = httpx.Response(status, text=body, headers={"Location": "http://example.com/"})
    client = EverythingWallet(api_key=KEY, max_retries=0, transport=FakeApi(answer))
    with pytest.raises(TransportError, match=f"status {status} is not one of the API") as caught:
        client.list_networks()
    assert caught.value.status == status


@pytest.mark.anyio
async def test_the_async_client_raises_the_same() -> None:
    api = FakeApi(problem(401, "key_unknown"))
    async with AsyncEverythingWallet(api_key=KEY, transport=api) as client:
        with pytest.raises(ApiError) as caught:
            await client.list_networks()
    assert caught.value.code == "key_unknown"


def test_a_failed_connection_names_its_cause() -> None:
    client = EverythingWallet(
        api_key=KEY, max_retries=0, transport=FakeApi(httpx.ConnectError("no route to host"))
    )
    with pytest.raises(TransportError, match="could not be reached: ConnectError") as caught:
        client.list_networks()
    assert isinstance(caught.value.__cause__, httpx.ConnectError)


def test_a_timeout_says_so() -> None:
    client = EverythingWallet(api_key=KEY, max_retries=0, transport=FakeApi(httpx.ReadTimeout("slow")))
    with pytest.raises(TransportError, match="in time"):
        client.list_networks()
