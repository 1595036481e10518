from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import islice

import httpx
import pytest
from support import ADDRESS, EVENT, KEY, FakeApi, ok, problem

from everything_wallet import ApiError, AsyncEverythingWallet, EverythingWallet, TransportError
from everything_wallet._stream_parser import Message, StreamParser

SAMPLE = (
    "\ufeffretry: 2000\nid: 7\n\n"
    ": a comment\n\n"
    'id: 8\r\nevent: transfer.coin\r\ndata: {"a":\r\ndata: "ü€😀"}\r\n\r\n'
    "id:9\rdata:x\r\r"
    "data\n\n"
    "unknown: field\n\n"
    "id: 4\0\ndata:  y\n\n"
    "data: not complete"
).encode()
MESSAGES = [
    Message(None, "7"),
    Message('{"a":\n"ü€😀"}', "8"),
    Message("x", "9"),
    Message("", "9"),
    Message(" y", "9"),
]


@pytest.mark.parametrize("size", [1, 2, 3, 5, 7, 1_000])
def test_parses_parts(size: int) -> None:
    parser = StreamParser()
    parts = (SAMPLE[start : start + size] for start in range(0, len(SAMPLE), size))
    assert [message for part in parts for message in parser.push(part)] == MESSAGES
    assert parser.retry_seconds == 2


class Stream(httpx.SyncByteStream, httpx.AsyncByteStream):
    """Body in parts, which may break."""

    def __init__(self, *parts: str, breaks: bool = False) -> None:
        self.parts = parts
        self.breaks = breaks
        self.is_closed = False

    def __iter__(self) -> Iterator[bytes]:
        for part in self.parts:
            yield part.encode()
        if self.breaks:
            raise httpx.ReadError("Connection lost")

    async def __aiter__(self):  # type: ignore[no-untyped-def]
        for part in self:
            yield part

    def close(self) -> None:
        self.is_closed = True

    async def aclose(self) -> None:
        self.is_closed = True


def stream(*parts: str, breaks: bool = False) -> Callable[[], httpx.Response]:
    return lambda: httpx.Response(
        200, headers={"Content-Type": "text/event-stream"}, stream=Stream(*parts, breaks=breaks)
    )


def message(sequence: int) -> str:
    return f"id: {sequence}\nevent: transfer.coin\ndata: {json.dumps(EVENT)}\n\n"


def test_streams_with_the_key_the_filter_and_the_cursor(waits: list[float]) -> None:
    api = FakeApi(stream("id: 4\n\n", message(5)))
    events = EverythingWallet(api_key=KEY, transport=api).events(
        after="4", network="sepolia", address=ADDRESS
    )
    first = next(events)
    events.close()
    assert (first.event.to_dict(), first.cursor) == (EVENT, "5")
    [request] = api.requests
    assert request.url.path == "/api/v1/events"
    assert dict(request.url.params) == {"after": "4", "network": "sepolia", "address": ADDRESS}
    assert request.headers["Accept"] == "text/event-stream"
    assert request.headers["Authorization"] == f"Bearer {KEY}"
    assert "Last-Event-ID" not in request.headers


def resuming_api() -> FakeApi:
    return FakeApi(
        stream("retry: 1000\nid: 0\n\n", message(1), message(2)),
        stream(message(2), message(3), breaks=True),
        stream("id: 9\n\n"),
        httpx.ConnectError("No connection"),
        stream(message(10)),
    )


def test_continues_after_the_last_event_and_returns_each_once(waits: list[float]) -> None:
    api = resuming_api()
    events = EverythingWallet(api_key=KEY, transport=api).events()
    assert [event.cursor for event in islice(events, 4)] == ["1", "2", "3", "10"]
    ids = [request.headers.get("Last-Event-ID") for request in api.requests]
    assert ids == [None, "2", "3", "9", "9"]
    assert waits == [0, 0.5, 2, 0.5]


@pytest.mark.anyio
async def test_async_continues_after_the_last_event(waits: list[float]) -> None:
    api = resuming_api()
    cursors: list[str] = []
    events = AsyncEverythingWallet(api_key=KEY, transport=api).events()
    async for event in events:
        cursors.append(event.cursor)
        if len(cursors) == 4:
            break
    await events.aclose()
    assert cursors == ["1", "2", "3", "10"]


def test_waits_without_end_after_the_first_connection(waits: list[float]) -> None:
    failures = [problem(503, "service_unavailable") for _ in range(6)]
    api = FakeApi(stream("id: 0\n\n"), *failures, stream(message(1)))
    wallet = EverythingWallet(api_key=KEY, transport=api, max_retries=1)
    assert next(wallet.events()).cursor == "1"


@pytest.mark.parametrize(
    "response",
    [
        problem(401, "key_revoked"),
        problem(403, "scope_missing"),
        problem(429, "daily_limit_reached", {"Retry-After": "3600"}),
    ],
)
def test_raises_at_once(waits: list[float], response: httpx.Response) -> None:
    api = FakeApi(response)
    with pytest.raises(ApiError):
        next(EverythingWallet(api_key=KEY, transport=api).events())
    assert (len(api.requests), waits) == (1, [])


def test_retries_a_passing_limit(waits: list[float]) -> None:
    api = FakeApi(problem(429, "rate_limited", {"Retry-After": "5"}), stream(message(1)))
    assert next(EverythingWallet(api_key=KEY, transport=api).events()).cursor == "1"
    assert waits == [5]


def test_a_revoked_key_ends_an_open_stream(waits: list[float]) -> None:
    api = FakeApi(stream("id: 0\n\n"), problem(401, "key_revoked"))
    with pytest.raises(ApiError, match="key_revoked"):
        next(EverythingWallet(api_key=KEY, transport=api).events())


@pytest.mark.parametrize(
    ("outcome", "tries"), [(httpx.ConnectError("No connection"), 3), (ok({"events": [], "cursor": "1"}), 1)]
)
def test_no_stream_is_a_transport_error(
    waits: list[float], outcome: httpx.Response | Exception, tries: int
) -> None:
    api = FakeApi(outcome)
    with pytest.raises(TransportError):
        next(EverythingWallet(api_key=KEY, transport=api, max_retries=2).events())
    assert len(api.requests) == tries
