"""HTTP clients for the generated code, which retry and raise the SDK's errors."""

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
        """Take the options of ``httpx.Client`` and the number of retries."""
        super().__init__(**options)
        self._max_retries = max_retries

    def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        """Send a request until it succeeds or a retry cannot help.

        Raises:
            ApiError: if the last response is a failure.
            TransportError: if the last attempt got no response.
        """
        tries = 0
        may_have_arrived = False
        request = without_needless_key(request)
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
                raise_failure(outcome, may_have_arrived)
            may_have_arrived = may_have_arrived or leaves_open(outcome)
            time.sleep(wait)


class AsyncRetryingClient(httpx.AsyncClient):
    """An asynchronous HTTP client whose ``send`` returns answers with status 200 only."""

    def __init__(self, *, max_retries: int, **options: Any) -> None:
        """Take the options of ``httpx.AsyncClient`` and the number of retries."""
        super().__init__(**options)
        self._max_retries = max_retries

    async def send(self, request: httpx.Request, **options: Any) -> httpx.Response:
        """Send a request until it succeeds or a retry cannot help; cancelling also ends the waits.

        Raises:
            ApiError: if the last response is a failure.
            TransportError: if the last attempt got no response.
        """
        tries = 0
        may_have_arrived = False
        request = without_needless_key(request)
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
                raise_failure(outcome, may_have_arrived)
            may_have_arrived = may_have_arrived or leaves_open(outcome)
            await anyio.sleep(wait)


def without_needless_key(request: httpx.Request) -> httpx.Request:
    """Remove the key from the health check, which needs none."""
    if request.url.path.endswith("/api/v1/health"):
        request.headers.pop("Authorization", None)
    return request


def leaves_open(outcome: httpx.Response | httpx.RequestError) -> bool:
    """Return True if a failed attempt may have been executed anyway."""
    return not isinstance(outcome, httpx.Response) or to_error(outcome).may_have_arrived


def raise_failure(outcome: httpx.Response | httpx.RequestError, may_have_arrived: bool) -> NoReturn:
    """Raise the outcome of the last attempt as an error of the SDK.

    Args:
        outcome: the response or error of the last attempt.
        may_have_arrived: True if an earlier attempt may have been executed.
    """
    if isinstance(outcome, httpx.Response):
        raise to_error(outcome, may_have_arrived=may_have_arrived)
    kind = "did not answer in time" if isinstance(outcome, httpx.TimeoutException) else "could not be reached"
    raise TransportError(f"The API {kind}: {type(outcome).__name__}.") from outcome
