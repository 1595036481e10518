from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.events import Events
from ...models.list_events_network import ListEventsNetwork
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    after: str | Unset = UNSET,
    network: ListEventsNetwork | Unset = UNSET,
    address: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["after"] = after

    json_network: str | Unset = UNSET
    if not isinstance(network, Unset):
        json_network = network

    params["network"] = json_network

    params["address"] = address

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/events",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Events | Problem | None:
    if response.status_code == 200:
        response_200 = Events.from_dict(response.json())

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
) -> Response[Events | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    after: str | Unset = UNSET,
    network: ListEventsNetwork | Unset = UNSET,
    address: str | Unset = UNSET,
) -> Response[Events | Problem]:
    """The events on your accounts, as a list or as a stream

     Transfers and approvals of the accounts of the key’s owner, oldest first, as webhooks deliver them
    (see `POST /webhooks`): at most 100 per answer. Request again with `after`, even if an answer has no
    events. Events are stored for 30 days, while you have a webhook or have read events in the last
    seven days. With `Accept: text/event-stream`, the answer is a stream of server-sent events: `id` is
    a cursor, `event` the type, and `data` the event as JSON. It ends after about 50 seconds, or earlier
    after events; connect again with the header `Last-Event-ID`, as the SDKs do, and no event is lost.
    More than 5 open streams of a user are refused. Only networks that the service scans have events
    (`GET /health`), and internal coin transfers cause none. A key for testnets gets the events of
    testnets only. Needs the scope `read`. Counts as 1 request against the limits: one key can make at
    most 300 a minute and 20,000 a day.

    Args:
        after (str | Unset): The cursor of the previous answer: events after it are returned.
            Without it, the answer has no events and the current cursor. Example: 41.
        network (ListEventsNetwork | Unset): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.
        address (str | Unset): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            Example: 0x52908400098527886E0F7030069857D2E4169EE7.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Events | Problem]
    """

    kwargs = _get_kwargs(
        after=after,
        network=network,
        address=address,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    after: str | Unset = UNSET,
    network: ListEventsNetwork | Unset = UNSET,
    address: str | Unset = UNSET,
) -> Events | Problem | None:
    """The events on your accounts, as a list or as a stream

     Transfers and approvals of the accounts of the key’s owner, oldest first, as webhooks deliver them
    (see `POST /webhooks`): at most 100 per answer. Request again with `after`, even if an answer has no
    events. Events are stored for 30 days, while you have a webhook or have read events in the last
    seven days. With `Accept: text/event-stream`, the answer is a stream of server-sent events: `id` is
    a cursor, `event` the type, and `data` the event as JSON. It ends after about 50 seconds, or earlier
    after events; connect again with the header `Last-Event-ID`, as the SDKs do, and no event is lost.
    More than 5 open streams of a user are refused. Only networks that the service scans have events
    (`GET /health`), and internal coin transfers cause none. A key for testnets gets the events of
    testnets only. Needs the scope `read`. Counts as 1 request against the limits: one key can make at
    most 300 a minute and 20,000 a day.

    Args:
        after (str | Unset): The cursor of the previous answer: events after it are returned.
            Without it, the answer has no events and the current cursor. Example: 41.
        network (ListEventsNetwork | Unset): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.
        address (str | Unset): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            Example: 0x52908400098527886E0F7030069857D2E4169EE7.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Events | Problem
    """

    return sync_detailed(
        client=client,
        after=after,
        network=network,
        address=address,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    after: str | Unset = UNSET,
    network: ListEventsNetwork | Unset = UNSET,
    address: str | Unset = UNSET,
) -> Response[Events | Problem]:
    """The events on your accounts, as a list or as a stream

     Transfers and approvals of the accounts of the key’s owner, oldest first, as webhooks deliver them
    (see `POST /webhooks`): at most 100 per answer. Request again with `after`, even if an answer has no
    events. Events are stored for 30 days, while you have a webhook or have read events in the last
    seven days. With `Accept: text/event-stream`, the answer is a stream of server-sent events: `id` is
    a cursor, `event` the type, and `data` the event as JSON. It ends after about 50 seconds, or earlier
    after events; connect again with the header `Last-Event-ID`, as the SDKs do, and no event is lost.
    More than 5 open streams of a user are refused. Only networks that the service scans have events
    (`GET /health`), and internal coin transfers cause none. A key for testnets gets the events of
    testnets only. Needs the scope `read`. Counts as 1 request against the limits: one key can make at
    most 300 a minute and 20,000 a day.

    Args:
        after (str | Unset): The cursor of the previous answer: events after it are returned.
            Without it, the answer has no events and the current cursor. Example: 41.
        network (ListEventsNetwork | Unset): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.
        address (str | Unset): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            Example: 0x52908400098527886E0F7030069857D2E4169EE7.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Events | Problem]
    """

    kwargs = _get_kwargs(
        after=after,
        network=network,
        address=address,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    after: str | Unset = UNSET,
    network: ListEventsNetwork | Unset = UNSET,
    address: str | Unset = UNSET,
) -> Events | Problem | None:
    """The events on your accounts, as a list or as a stream

     Transfers and approvals of the accounts of the key’s owner, oldest first, as webhooks deliver them
    (see `POST /webhooks`): at most 100 per answer. Request again with `after`, even if an answer has no
    events. Events are stored for 30 days, while you have a webhook or have read events in the last
    seven days. With `Accept: text/event-stream`, the answer is a stream of server-sent events: `id` is
    a cursor, `event` the type, and `data` the event as JSON. It ends after about 50 seconds, or earlier
    after events; connect again with the header `Last-Event-ID`, as the SDKs do, and no event is lost.
    More than 5 open streams of a user are refused. Only networks that the service scans have events
    (`GET /health`), and internal coin transfers cause none. A key for testnets gets the events of
    testnets only. Needs the scope `read`. Counts as 1 request against the limits: one key can make at
    most 300 a minute and 20,000 a day.

    Args:
        after (str | Unset): The cursor of the previous answer: events after it are returned.
            Without it, the answer has no events and the current cursor. Example: 41.
        network (ListEventsNetwork | Unset): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.
        address (str | Unset): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            Example: 0x52908400098527886E0F7030069857D2E4169EE7.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Events | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            after=after,
            network=network,
            address=address,
        )
    ).parsed
