from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.simulate import Simulate
from ...models.simulation import Simulation
from ...types import Response


def _get_kwargs(
    *,
    body: Simulate,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/simulate",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Simulation | None:
    if response.status_code == 200:
        response_200 = Simulation.from_dict(response.json())

        return response_200

    if response.status_code == 400:
        response_400 = Problem.from_dict(response.json())

        return response_400

    if response.status_code == 401:
        response_401 = Problem.from_dict(response.json())

        return response_401

    if response.status_code == 403:
        response_403 = Problem.from_dict(response.json())

        return response_403

    if response.status_code == 413:
        response_413 = Problem.from_dict(response.json())

        return response_413

    if response.status_code == 415:
        response_415 = Problem.from_dict(response.json())

        return response_415

    if response.status_code == 429:
        response_429 = Problem.from_dict(response.json())

        return response_429

    if response.status_code == 431:
        response_431 = Problem.from_dict(response.json())

        return response_431

    if response.status_code == 502:
        response_502 = Problem.from_dict(response.json())

        return response_502

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if response.status_code == 504:
        response_504 = Problem.from_dict(response.json())

        return response_504

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[Problem | Simulation]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: Simulate,
) -> Response[Problem | Simulation]:
    """Simulate a call

     Simulates a call on the network’s nodes, on top of the pending block. Returns its simulated effects
    for the sender, its declared effects, and warnings to read before you sign. Sends nothing. `outcome`
    is present only if enough nodes agree, or if none disagrees. Without it, the call could not be
    simulated, which never means that it is safe. Needs the scope `read`. Counts as 6 requests against
    the limits: one key can make at most 50 a minute and 3,333 a day.

    Args:
        body (Simulate):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Simulation]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    body: Simulate,
) -> Problem | Simulation | None:
    """Simulate a call

     Simulates a call on the network’s nodes, on top of the pending block. Returns its simulated effects
    for the sender, its declared effects, and warnings to read before you sign. Sends nothing. `outcome`
    is present only if enough nodes agree, or if none disagrees. Without it, the call could not be
    simulated, which never means that it is safe. Needs the scope `read`. Counts as 6 requests against
    the limits: one key can make at most 50 a minute and 3,333 a day.

    Args:
        body (Simulate):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Simulation
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: Simulate,
) -> Response[Problem | Simulation]:
    """Simulate a call

     Simulates a call on the network’s nodes, on top of the pending block. Returns its simulated effects
    for the sender, its declared effects, and warnings to read before you sign. Sends nothing. `outcome`
    is present only if enough nodes agree, or if none disagrees. Without it, the call could not be
    simulated, which never means that it is safe. Needs the scope `read`. Counts as 6 requests against
    the limits: one key can make at most 50 a minute and 3,333 a day.

    Args:
        body (Simulate):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Simulation]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: Simulate,
) -> Problem | Simulation | None:
    """Simulate a call

     Simulates a call on the network’s nodes, on top of the pending block. Returns its simulated effects
    for the sender, its declared effects, and warnings to read before you sign. Sends nothing. `outcome`
    is present only if enough nodes agree, or if none disagrees. Without it, the call could not be
    simulated, which never means that it is safe. Needs the scope `read`. Counts as 6 requests against
    the limits: one key can make at most 50 a minute and 3,333 a day.

    Args:
        body (Simulate):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Simulation
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
