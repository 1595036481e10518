"""Streams of events, which continue after the last event whenever the connection ends."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncGenerator, Generator
from dataclasses import dataclass

import anyio
import httpx

from ._generated.models.event import Event
from ._http import raise_failure
from ._network_name import NetworkName
from ._retries import wait_before_retry
from ._stream_parser import Message, StreamParser

MAX_SILENCE = 65.0
"""The seconds without a byte after which a connection is considered lost.

The API writes every 15 seconds, and a proxy may hold its answer back for 50.
"""
MIN_STREAM = 5.0
"""The seconds after which a stream without events is opened again at once; one with events always is."""
DEFAULT_RETRY = 2.0


@dataclass(frozen=True)
class EventWithCursor:
    """An event, and the cursor after which a later stream continues."""

    event: Event
    cursor: str


class EventStream:
    """State of a stream across its connections."""

    def __init__(
        self,
        *,
        after: str | None,
        network: NetworkName | None,
        address: str | None,
        timeout: float,
        max_retries: int,
    ) -> None:
        """Begin before the first connection."""
        given = {"after": after, "network": network, "address": address}
        self._params = {name: value for name, value in given.items() if value is not None}
        self._timeout = timeout
        self._max_retries = max_retries
        self._last_event_id = ""
        self._yielded = 0
        self._tries = 0
        self._was_open = False
        self._parser = StreamParser()
        self._opened_at = 0.0
        self._has_events = False

    def request(self, http: httpx.Client | httpx.AsyncClient) -> httpx.Request:
        """Build the request of the next connection."""
        self._tries += 1
        self._parser = StreamParser()
        self._opened_at = time.monotonic()
        self._has_events = False
        headers = {"Accept": "text/event-stream"}
        if self._last_event_id:
            headers["Last-Event-ID"] = self._last_event_id
        timeout = httpx.Timeout(self._timeout, read=MAX_SILENCE)
        return http.build_request(
            "GET", "/api/v1/events", params=self._params, headers=headers, timeout=timeout
        )

    def push(self, part: bytes) -> list[EventWithCursor]:
        """Return the events that a part of the stream completes, without those returned before."""
        self._was_open = True
        self._tries = 0
        events: list[EventWithCursor] = []
        for message in self._parser.push(part):
            if message.id:
                self._last_event_id = message.id
            event = read_event(message)
            if event is None or int(event.cursor) <= self._yielded:
                continue
            self._yielded = int(event.cursor)
            self._has_events = True
            events.append(event)
        return events

    def wait_after_end(self) -> float:
        """Return the seconds to wait after a stream that ended by itself."""
        if self._has_events or time.monotonic() - self._opened_at >= MIN_STREAM:
            return 0
        retry = self._parser.retry_seconds
        return DEFAULT_RETRY if retry is None else retry

    def wait_after(self, failure: httpx.Response | httpx.RequestError) -> float:
        """Return the seconds to wait after a failure.

        Raises:
            ApiError: if the response is a failure that a retry cannot help.
            TransportError: if there was no usable response.
        """
        tries = max(self._tries, 1)
        is_allowed = self._was_open or tries <= self._max_retries
        wait = wait_before_retry(failure, tries) if is_allowed else None
        if wait is None:
            raise_failure(failure, may_have_arrived=False)
        return wait


def is_stream(response: httpx.Response) -> bool:
    """Return True if a response is a stream."""
    kind = response.headers.get("Content-Type", "")
    return response.status_code == httpx.codes.OK and kind.startswith("text/event-stream")


def read_event(message: Message) -> EventWithCursor | None:
    """Read the event of a message; None for a message that has none."""
    try:
        event = None if message.data is None else Event.from_dict(json.loads(message.data))
        int(message.id)
    except (ValueError, KeyError, TypeError, AttributeError):
        return None
    return None if event is None else EventWithCursor(event, message.id)


def stream_events(http: httpx.Client, stream: EventStream) -> Generator[EventWithCursor]:
    """Yield the events of a stream, without end."""
    while True:
        try:
            response = httpx.Client.send(http, stream.request(http), stream=True)
            try:
                if not is_stream(response):
                    response.read()
                    wait = stream.wait_after(response)
                else:
                    for part in response.iter_bytes():
                        yield from stream.push(part)
                    wait = stream.wait_after_end()
            finally:
                response.close()
        except httpx.RequestError as error:
            wait = stream.wait_after(error)
        time.sleep(wait)


async def stream_events_async(
    http: httpx.AsyncClient, stream: EventStream
) -> AsyncGenerator[EventWithCursor]:
    """Yield the events of a stream, without end."""
    while True:
        try:
            response = await httpx.AsyncClient.send(http, stream.request(http), stream=True)
            try:
                if not is_stream(response):
                    await response.aread()
                    wait = stream.wait_after(response)
                else:
                    async for part in response.aiter_bytes():
                        for event in stream.push(part):
                            yield event
                    wait = stream.wait_after_end()
            finally:
                await response.aclose()
        except httpx.RequestError as error:
            wait = stream.wait_after(error)
        await anyio.sleep(wait)
