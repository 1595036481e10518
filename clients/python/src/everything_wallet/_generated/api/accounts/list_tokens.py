from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_tokens_network import ListTokensNetwork
from ...models.problem import Problem
from ...models.tokens import Tokens
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    address: str,
    network: ListTokensNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["address"] = address

    json_network: str = network
    params["network"] = json_network

    params["includeUnverified"] = include_unverified

    params["cursor"] = cursor

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/tokens",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Tokens | None:
    if response.status_code == 200:
        response_200 = Tokens.from_dict(response.json())

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
) -> Response[Problem | Tokens]:
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
    network: ListTokensNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[Problem | Tokens]:
    """The coin and the tokens that an address holds

     The network’s coin, and the listed tokens (`isListed`) that the address holds, as several nodes
    report them. If the answer has a `cursor`, use it to request the next part. A token may appear in
    two answers: the later one counts. Unverified tokens are left out unless you set
    `includeUnverified`: then further answers scan blocks, from `toBlock` down to `fromBlock`, for
    contracts that log a transfer to the address, and report its balances there. Needs the scope `read`.
    Counts as 2 requests against the limits: one key can make at most 150 a minute and 10,000 a day.
    With `includeUnverified` it counts as 6 requests: at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListTokensNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tokens]
    """

    kwargs = _get_kwargs(
        address=address,
        network=network,
        include_unverified=include_unverified,
        cursor=cursor,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListTokensNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Problem | Tokens | None:
    """The coin and the tokens that an address holds

     The network’s coin, and the listed tokens (`isListed`) that the address holds, as several nodes
    report them. If the answer has a `cursor`, use it to request the next part. A token may appear in
    two answers: the later one counts. Unverified tokens are left out unless you set
    `includeUnverified`: then further answers scan blocks, from `toBlock` down to `fromBlock`, for
    contracts that log a transfer to the address, and report its balances there. Needs the scope `read`.
    Counts as 2 requests against the limits: one key can make at most 150 a minute and 10,000 a day.
    With `includeUnverified` it counts as 6 requests: at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListTokensNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tokens
    """

    return sync_detailed(
        client=client,
        address=address,
        network=network,
        include_unverified=include_unverified,
        cursor=cursor,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListTokensNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[Problem | Tokens]:
    """The coin and the tokens that an address holds

     The network’s coin, and the listed tokens (`isListed`) that the address holds, as several nodes
    report them. If the answer has a `cursor`, use it to request the next part. A token may appear in
    two answers: the later one counts. Unverified tokens are left out unless you set
    `includeUnverified`: then further answers scan blocks, from `toBlock` down to `fromBlock`, for
    contracts that log a transfer to the address, and report its balances there. Needs the scope `read`.
    Counts as 2 requests against the limits: one key can make at most 150 a minute and 10,000 a day.
    With `includeUnverified` it counts as 6 requests: at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListTokensNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Tokens]
    """

    kwargs = _get_kwargs(
        address=address,
        network=network,
        include_unverified=include_unverified,
        cursor=cursor,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    address: str,
    network: ListTokensNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Problem | Tokens | None:
    """The coin and the tokens that an address holds

     The network’s coin, and the listed tokens (`isListed`) that the address holds, as several nodes
    report them. If the answer has a `cursor`, use it to request the next part. A token may appear in
    two answers: the later one counts. Unverified tokens are left out unless you set
    `includeUnverified`: then further answers scan blocks, from `toBlock` down to `fromBlock`, for
    contracts that log a transfer to the address, and report its balances there. Needs the scope `read`.
    Counts as 2 requests against the limits: one key can make at most 150 a minute and 10,000 a day.
    With `includeUnverified` it counts as 6 requests: at most 50 a minute and 3,333 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListTokensNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Tokens
    """

    return (
        await asyncio_detailed(
            client=client,
            address=address,
            network=network,
            include_unverified=include_unverified,
            cursor=cursor,
        )
    ).parsed
