"""The HTTP clients that the generated code asks through: they retry, and raise the SDK's errors."""

from __future__ import annotations

import time
from typing import Any, NoReturn

import anyio
import httpx

from ._errors import TransportError, to_error
from ._retries import wait_before_retry


class RetryingClient(httpx.Client):
    """An HTTP client whose ``send`` returns answers with status 200 only."""

    def __init__(self, *, max_retries: int, **options: Any) -> None:
        """Take the options of ``httpx.Client``, and how often to try again."""
        super().__init__(**options)
        self._max_retries = max_retries

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        """Send a request until it succeeds or trying again is of no use.

        Raises:
            ApiError: when the last answer is a failure.
            TransportError: when the last try brought no answer.
        """
        tries = 0
        while True:
            outcome: httpx.Response | httpx.RequestError
            try:
                outcome = super().send(request, **options)
            except httpx.RequestError as error:
                outcome = error
            tries += 1
            if isinstance(outcome, httpx.Response) and outcome.status_code == httpx.codes.OK:
                return outcome
            wait = wait_before_retry(outcome, tries) if tries <= self._max_retries else None
            if wait is None:
                raise_failure(outcome)
            time.sleep(wait)


class AsyncRetryingClient(httpx.AsyncClient):
    """An asynchronous HTTP client whose ``send`` returns answers with status 200 only."""

    def __init__(self, *, max_retries: int, **options: Any) -> None:
        """Take the options of ``httpx.AsyncClient``, and how often to try again."""
        super().__init__(**options)
        self._max_retries = max_retries

    async def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        """Send a request until it succeeds or trying again is of no use; cancelling ends the waits too.

        Raises:
            ApiError: when the last answer is a failure.
            TransportError: when the last try brought no answer.
        """
        tries = 0
        while True:
            outcome: httpx.Response | httpx.RequestError
            try:
                outcome = await super().send(request, **options)
            except httpx.RequestError as error:
                outcome = error
            tries += 1
            if isinstance(outcome, httpx.Response) and outcome.status_code == httpx.codes.OK:
                return outcome
            wait = wait_before_retry(outcome, tries) if tries <= self._max_retries else None
            if wait is None:
                raise_failure(outcome)
            await anyio.sleep(wait)


def raise_failure(outcome: httpx.Response | httpx.RequestError) -> NoReturn:
    """Raise what the last try came to, as an error of the SDK."""
    if isinstance(outcome, httpx.Response):
        raise to_error(outcome)
    kind = "did not answer in time" if isinstance(outcome, httpx.TimeoutException) else "could not be reached"
    raise TransportError(f"The API {kind}: {type(outcome).__name__}.") from outcome
