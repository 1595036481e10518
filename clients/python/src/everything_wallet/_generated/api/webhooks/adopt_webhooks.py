from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.adopt_webhooks import AdoptWebhooks
from ...models.adopted_webhooks import AdoptedWebhooks
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: AdoptWebhooks,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/webhooks/adopt",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> AdoptedWebhooks | Problem | None:
    if response.status_code == 200:
        response_200 = AdoptedWebhooks.from_dict(response.json())

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

    if response.status_code == 503:
        response_503 = Problem.from_dict(response.json())

        return response_503

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[AdoptedWebhooks | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: AdoptWebhooks,
) -> Response[AdoptedWebhooks | Problem]:
    """Take over the webhooks of another key

     Gives this key the webhooks of another key of the same user: call it with the new key when you
    replace one, since webhooks are deleted with their key. Deliveries continue, with the same secrets.
    A key for testnets takes over webhooks of such keys only. Needs the scope `webhooks`. Counts as 1
    request against the limits: one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (AdoptWebhooks):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AdoptedWebhooks | Problem]
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
    body: AdoptWebhooks,
) -> AdoptedWebhooks | Problem | None:
    """Take over the webhooks of another key

     Gives this key the webhooks of another key of the same user: call it with the new key when you
    replace one, since webhooks are deleted with their key. Deliveries continue, with the same secrets.
    A key for testnets takes over webhooks of such keys only. Needs the scope `webhooks`. Counts as 1
    request against the limits: one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (AdoptWebhooks):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AdoptedWebhooks | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: AdoptWebhooks,
) -> Response[AdoptedWebhooks | Problem]:
    """Take over the webhooks of another key

     Gives this key the webhooks of another key of the same user: call it with the new key when you
    replace one, since webhooks are deleted with their key. Deliveries continue, with the same secrets.
    A key for testnets takes over webhooks of such keys only. Needs the scope `webhooks`. Counts as 1
    request against the limits: one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (AdoptWebhooks):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[AdoptedWebhooks | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: AdoptWebhooks,
) -> AdoptedWebhooks | Problem | None:
    """Take over the webhooks of another key

     Gives this key the webhooks of another key of the same user: call it with the new key when you
    replace one, since webhooks are deleted with their key. Deliveries continue, with the same secrets.
    A key for testnets takes over webhooks of such keys only. Needs the scope `webhooks`. Counts as 1
    request against the limits: one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (AdoptWebhooks):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        AdoptedWebhooks | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
