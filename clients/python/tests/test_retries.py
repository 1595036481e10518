from __future__ import annotations

import threading
import time
from datetime import UTC, datetime
from http.server import BaseHTTPRequestHandler, HTTPServer

import anyio
import httpx
import pytest
from support import BALANCE, HEALTH, KEY, SENT, FakeApi, ok, problem

from everything_wallet import ApiError, AsyncEverythingWallet, EverythingWallet, TransportError, _errors


def busy(retry_after: str | None = None) -> httpx.Response:
    return problem(429, "rate_limited", {} if retry_after is None else {"Retry-After": retry_after})


def test_waits_as_long_as_it_is_asked_to(waits: list[float]) -> None:
    api = FakeApi(busy("2"), problem(503, "service_unavailable", {"Retry-After": "60"}), ok(HEALTH))
    EverythingWallet(api_key=KEY, transport=api).get_health()
    assert waits == [2, 60]


def test_otherwise_doubles_the_longest_wait(waits: list[float]) -> None:
    api = FakeApi(problem(502, "upstream_unavailable"))
    with pytest.raises(ApiError):
        EverythingWallet(api_key=KEY, transport=api, max_retries=6).get_health()
    assert waits == [0.5, 1, 2, 4, 8, 8]
    assert len(api.requests) == 7


def test_fails_at_once_when_the_wait_would_be_too_long(waits: list[float]) -> None:
    api = FakeApi(busy("61"))
    with pytest.raises(ApiError) as caught:
        EverythingWallet(api_key=KEY, transport=api).get_health()
    assert (caught.value.code, caught.value.retry_after) == ("rate_limited", 61)
    assert (len(api.requests), waits) == (1, [])


@pytest.fixture
def at_seven(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the clock to half a second before seven."""
    monkeypatch.setattr(_errors, "now", lambda: datetime(2026, 10, 21, 6, 59, 59, 500_000, UTC))


@pytest.mark.parametrize(
    ("retry_after", "seconds"),
    [
        ("Wed, 21 Oct 2026 07:00:00 GMT", 1),
        ("Wed, 21 Oct 2026 07:00:59 GMT", 60),
        ("Wed, 21 Oct 2026 07:00:59 -0000", 60),
        ("Wednesday, 21-Oct-26 07:00:02 GMT", 3),
        ("Wed Oct 21 07:00:02 2026", 3),
    ],
)
def test_waits_until_a_date(at_seven: None, waits: list[float], retry_after: str, seconds: int) -> None:
    api = FakeApi(busy(retry_after), ok(HEALTH))
    EverythingWallet(api_key=KEY, transport=api).get_health()
    assert waits == [seconds]


@pytest.mark.parametrize(
    ("retry_after", "seconds"),
    [
        ("Wed, 21 Oct 2026 07:01:00 GMT", 61),
        ("Fri, 31 Dec 9999 23:59:59 GMT", 251_609_734_800),
        ("9" * 20, 10**9),
        ("9" * 5000, 10**9),
    ],
)
def test_fails_at_once_when_what_it_asks_for_is_far_away(
    at_seven: None, waits: list[float], retry_after: str, seconds: int
) -> None:
    api = FakeApi(busy(retry_after))
    with pytest.raises(ApiError) as caught:
        EverythingWallet(api_key=KEY, transport=api).get_health()
    assert caught.value.retry_after == seconds
    assert (len(api.requests), waits) == (1, [])


@pytest.mark.parametrize(
    "retry_after",
    [
        "Wed, 21 Oct 2026 06:59:59 GMT",
        "Wed, 21 Oct 1026 07:28:00 GMT",
        "Wed, 21 Oct 2026 07:28:00 +9999999999",
        "Wed, 41 Oct 2026 07:28:00 GMT",
        "tomorrow",
        "-1",
        "1.5",
        "²",
        "",
    ],
)
def test_a_retry_after_that_has_passed_or_says_nothing_counts_for_nothing(
    at_seven: None, waits: list[float], retry_after: str
) -> None:
    headers = [(b"Retry-After", retry_after.encode("latin-1"))]
    answer = httpx.Response(503, headers=headers)
    EverythingWallet(api_key=KEY, transport=FakeApi(answer, ok(HEALTH))).get_health()
    assert waits == [0.5]


@pytest.mark.parametrize(
    "error", [httpx.ConnectError(""), httpx.ReadTimeout(""), httpx.RemoteProtocolError("")]
)
def test_failed_connections_are_tried_again(waits: list[float], error: Exception) -> None:
    api = FakeApi(error, ok(HEALTH))
    EverythingWallet(api_key=KEY, transport=api).get_health()
    assert len(api.requests) == 2


def test_a_broadcast_is_sent_again_with_the_same_bytes(waits: list[float]) -> None:
    api = FakeApi(problem(504, "broadcast_uncertain"), httpx.ReadError(""), ok(SENT))
    EverythingWallet(api_key=KEY, transport=api).send_transaction(
        signed_transaction="0x02ab", network="sepolia"
    )
    assert len({request.content for request in api.requests}) == 1
    assert len(api.requests) == 3


@pytest.mark.parametrize("status", [400, 401, 403, 404, 413, 415, 422])
def test_what_the_caller_must_change_is_not_tried_again(waits: list[float], status: int) -> None:
    api = FakeApi(problem(status, "some_code"))
    with pytest.raises(ApiError):
        EverythingWallet(api_key=KEY, transport=api).get_health()
    assert (len(api.requests), waits) == (1, [])


@pytest.mark.anyio
async def test_the_async_client_retries_alike(waits: list[float]) -> None:
    api = FakeApi(busy("2"), httpx.ConnectError(""), problem(500, "service_unavailable"), ok(HEALTH))
    async with AsyncEverythingWallet(api_key=KEY, transport=api) as client:
        await client.get_health()
    assert waits == [2, 1, 2]


@pytest.mark.anyio
async def test_cancelling_ends_a_wait() -> None:
    api = FakeApi(busy("60"))
    started = time.monotonic()
    async with AsyncEverythingWallet(api_key=KEY, transport=api) as client:
        with anyio.move_on_after(0.1) as scope:
            await client.get_health()
    assert scope.cancelled_caught
    assert time.monotonic() - started < 10


def test_over_a_real_connection(waits: list[float]) -> None:
    """The server answers once, then closes a connection without an answer, then answers again."""
    hits: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            hits.append(self.path)
            if len(hits) == 2:
                self.close_connection = True
                return
            body = httpx.Response(200, json=BALANCE).content
            self.send_response(503 if len(hits) == 1 else 200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        base_url = f"http://127.0.0.1:{server.server_port}/"
        with EverythingWallet(api_key=KEY, base_url=base_url, timeout=5) as client:
            assert client.get_balance(address="0x", network="sepolia").balance == "0.1"
        server.shutdown()
    assert hits == ["/api/v1/balance?address=0x&network=sepolia"] * 3

    with (
        EverythingWallet(api_key=KEY, base_url=base_url, max_retries=1) as client,
        pytest.raises(TransportError),
    ):
        client.get_health()
