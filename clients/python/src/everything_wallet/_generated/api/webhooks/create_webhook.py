from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.create_webhook import CreateWebhook
from ...models.created_webhook import CreatedWebhook
from ...models.problem import Problem
from ...types import Response


def _get_kwargs(
    *,
    body: CreateWebhook,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/webhooks",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> CreatedWebhook | Problem | None:
    if response.status_code == 201:
        response_201 = CreatedWebhook.from_dict(response.json())

        return response_201

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
) -> Response[CreatedWebhook | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateWebhook,
) -> Response[CreatedWebhook | Problem]:
    """Create a webhook

     Sends events on the accounts of the key’s owner to your server, from now on: a POST per event,
    signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a
    status 2xx within ten seconds. Events of one address on one network come in order, and each at least
    once: ignore a `webhook-id` that you know. A transaction can come back in another block after a
    reorg, with new events: credit a payment once for each `data.movementId`, after `movement.settled`,
    and take it back after `movement.reorged`. Anyone can make a contract claim a transfer: check
    `data.contract`. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a
    webhook is deleted with its key, and stops while its key is expired, unless another key takes it
    over (`POST /webhooks/adopt`). Needs the scope `webhooks`. Counts as 1 request against the limits:
    one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (CreateWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedWebhook | Problem]
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
    body: CreateWebhook,
) -> CreatedWebhook | Problem | None:
    """Create a webhook

     Sends events on the accounts of the key’s owner to your server, from now on: a POST per event,
    signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a
    status 2xx within ten seconds. Events of one address on one network come in order, and each at least
    once: ignore a `webhook-id` that you know. A transaction can come back in another block after a
    reorg, with new events: credit a payment once for each `data.movementId`, after `movement.settled`,
    and take it back after `movement.reorged`. Anyone can make a contract claim a transfer: check
    `data.contract`. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a
    webhook is deleted with its key, and stops while its key is expired, unless another key takes it
    over (`POST /webhooks/adopt`). Needs the scope `webhooks`. Counts as 1 request against the limits:
    one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (CreateWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedWebhook | Problem
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    body: CreateWebhook,
) -> Response[CreatedWebhook | Problem]:
    """Create a webhook

     Sends events on the accounts of the key’s owner to your server, from now on: a POST per event,
    signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a
    status 2xx within ten seconds. Events of one address on one network come in order, and each at least
    once: ignore a `webhook-id` that you know. A transaction can come back in another block after a
    reorg, with new events: credit a payment once for each `data.movementId`, after `movement.settled`,
    and take it back after `movement.reorged`. Anyone can make a contract claim a transfer: check
    `data.contract`. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a
    webhook is deleted with its key, and stops while its key is expired, unless another key takes it
    over (`POST /webhooks/adopt`). Needs the scope `webhooks`. Counts as 1 request against the limits:
    one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (CreateWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreatedWebhook | Problem]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    body: CreateWebhook,
) -> CreatedWebhook | Problem | None:
    """Create a webhook

     Sends events on the accounts of the key’s owner to your server, from now on: a POST per event,
    signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`). Answer with a
    status 2xx within ten seconds. Events of one address on one network come in order, and each at least
    once: ignore a `webhook-id` that you know. A transaction can come back in another block after a
    reorg, with new events: credit a payment once for each `data.movementId`, after `movement.settled`,
    and take it back after `movement.reorged`. Anyone can make a contract claim a transfer: check
    `data.contract`. A failed event is retried for 24 hours. A key can have 5 webhooks, a user 10; a
    webhook is deleted with its key, and stops while its key is expired, unless another key takes it
    over (`POST /webhooks/adopt`). Needs the scope `webhooks`. Counts as 1 request against the limits:
    one key can make at most 300 a minute and 20,000 a day.

    Args:
        body (CreateWebhook):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreatedWebhook | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
