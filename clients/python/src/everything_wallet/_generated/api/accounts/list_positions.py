from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_positions_network import (
    ListPositionsNetwork,
)
from ...models.positions import Positions
from ...models.problem import Problem
from ...types import UNSET, Response


def _get_kwargs(
    *,
    address: str,
    network: ListPositionsNetwork,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["address"] = address

    json_network: str = network
    params["network"] = json_network

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/positions",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Positions | Problem | None:
    if response.status_code == 200:
        response_200 = Positions.from_dict(response.json())

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
) -> Response[Positions | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListPositionsNetwork,
) -> Response[Positions | Problem]:
    """The positions of an address in pools

     The wallet’s pools (ERC-4626 vaults) on the network in which the address has a position, or may have
    one that is unconfirmed. One answer contains all of them, so there is no cursor. On Ethereum it also
    contains the position with Lido (`lido`). If the network has no pools, no node is asked and
    `nodes.answered` is 0. Needs the scope `read`. Counts as 6 requests against the limits: one key can
    make at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListPositionsNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Positions | Problem]
    """

    kwargs = _get_kwargs(
        address=address,
        network=network,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListPositionsNetwork,
) -> Positions | Problem | None:
    """The positions of an address in pools

     The wallet’s pools (ERC-4626 vaults) on the network in which the address has a position, or may have
    one that is unconfirmed. One answer contains all of them, so there is no cursor. On Ethereum it also
    contains the position with Lido (`lido`). If the network has no pools, no node is asked and
    `nodes.answered` is 0. Needs the scope `read`. Counts as 6 requests against the limits: one key can
    make at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListPositionsNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Positions | Problem
    """

    return sync_detailed(
        client=client,
        address=address,
        network=network,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListPositionsNetwork,
) -> Response[Positions | Problem]:
    """The positions of an address in pools

     The wallet’s pools (ERC-4626 vaults) on the network in which the address has a position, or may have
    one that is unconfirmed. One answer contains all of them, so there is no cursor. On Ethereum it also
    contains the position with Lido (`lido`). If the network has no pools, no node is asked and
    `nodes.answered` is 0. Needs the scope `read`. Counts as 6 requests against the limits: one key can
    make at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListPositionsNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Positions | Problem]
    """

    kwargs = _get_kwargs(
        address=address,
        network=network,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListPositionsNetwork,
) -> Positions | Problem | None:
    """The positions of an address in pools

     The wallet’s pools (ERC-4626 vaults) on the network in which the address has a position, or may have
    one that is unconfirmed. One answer contains all of them, so there is no cursor. On Ethereum it also
    contains the position with Lido (`lido`). If the network has no pools, no node is asked and
    `nodes.answered` is 0. Needs the scope `read`. Counts as 6 requests against the limits: one key can
    make at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListPositionsNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Positions | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            address=address,
            network=network,
        )
    ).parsed
