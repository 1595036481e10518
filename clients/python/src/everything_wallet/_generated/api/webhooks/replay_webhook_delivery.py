from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.problem import Problem
from ...models.sent_webhook import SentWebhook
from ...types import Response


def _get_kwargs(
    id: str,
    event_id: str,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/webhooks/{id}/deliveries/{event_id}/replay".format(
            id=quote(str(id), safe=""),
            event_id=quote(str(event_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | SentWebhook | None:
    if response.status_code == 200:
        response_200 = SentWebhook.from_dict(response.json())

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

    if response.status_code == 404:
        response_404 = Problem.from_dict(response.json())

        return response_404

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
) -> Response[Problem | SentWebhook]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    id: str,
    event_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[Problem | SentWebhook]:
    """Send an event to a webhook again

     Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new
    signature. Needs the scope `webhooks`. Counts as 5 requests against the limits: one key can make at
    most 60 a minute and 4,000 a day.

    Args:
        id (str): The id of the webhook. Example: we4kLx0QhWzT9aVbN2c7RdYp.
        event_id (str): The id of the event. Example: evt_0123456789abcdef0123456789abcdef.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SentWebhook]
    """

    kwargs = _get_kwargs(
        id=id,
        event_id=event_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    id: str,
    event_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Problem | SentWebhook | None:
    """Send an event to a webhook again

     Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new
    signature. Needs the scope `webhooks`. Counts as 5 requests against the limits: one key can make at
    most 60 a minute and 4,000 a day.

    Args:
        id (str): The id of the webhook. Example: we4kLx0QhWzT9aVbN2c7RdYp.
        event_id (str): The id of the event. Example: evt_0123456789abcdef0123456789abcdef.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SentWebhook
    """

    return sync_detailed(
        id=id,
        event_id=event_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    id: str,
    event_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Response[Problem | SentWebhook]:
    """Send an event to a webhook again

     Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new
    signature. Needs the scope `webhooks`. Counts as 5 requests against the limits: one key can make at
    most 60 a minute and 4,000 a day.

    Args:
        id (str): The id of the webhook. Example: we4kLx0QhWzT9aVbN2c7RdYp.
        event_id (str): The id of the event. Example: evt_0123456789abcdef0123456789abcdef.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | SentWebhook]
    """

    kwargs = _get_kwargs(
        id=id,
        event_id=event_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    id: str,
    event_id: str,
    *,
    client: AuthenticatedClient | Client,
) -> Problem | SentWebhook | None:
    """Send an event to a webhook again

     Sends an event of the last 30 days again, once, with the same `webhook-id`, a new time and a new
    signature. Needs the scope `webhooks`. Counts as 5 requests against the limits: one key can make at
    most 60 a minute and 4,000 a day.

    Args:
        id (str): The id of the webhook. Example: we4kLx0QhWzT9aVbN2c7RdYp.
        event_id (str): The id of the event. Example: evt_0123456789abcdef0123456789abcdef.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | SentWebhook
    """

    return (
        await asyncio_detailed(
            id=id,
            event_id=event_id,
            client=client,
        )
    ).parsed
