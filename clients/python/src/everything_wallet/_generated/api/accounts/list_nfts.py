from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.list_nfts_network import ListNftsNetwork
from ...models.nfts import Nfts
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    address: str,
    network: ListNftsNetwork,
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
        "url": "/api/v1/nfts",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Nfts | Problem | None:
    if response.status_code == 200:
        response_200 = Nfts.from_dict(response.json())

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
) -> Response[Nfts | Problem]:
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
    network: ListNftsNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[Nfts | Problem]:
    """The NFTs that an address holds

     ERC-721 and ERC-1155 tokens, newest first. The logs from `toBlock` down to `fromBlock` show what the
    address received; the nodes then report the current owner, and NFTs that the address no longer holds
    are left out. Use `cursor` to request older blocks, even if a page is empty: the list is complete
    only when there is no `cursor`. An NFT that the address received several times may appear in two
    answers, and both are right. At most 200 movements of one transaction are read. An NFT is confirmed
    only if it has an amount (`units`) and is `agreed`: one without `units` may have been sold.
    Unverified NFTs (`isUnverified`) are left out unless you ask for them. Needs the scope `read`.
    Counts as 10 requests against the limits: one key can make at most 30 a minute and 2,000 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListNftsNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Nfts | Problem]
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
    network: ListNftsNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Nfts | Problem | None:
    """The NFTs that an address holds

     ERC-721 and ERC-1155 tokens, newest first. The logs from `toBlock` down to `fromBlock` show what the
    address received; the nodes then report the current owner, and NFTs that the address no longer holds
    are left out. Use `cursor` to request older blocks, even if a page is empty: the list is complete
    only when there is no `cursor`. An NFT that the address received several times may appear in two
    answers, and both are right. At most 200 movements of one transaction are read. An NFT is confirmed
    only if it has an amount (`units`) and is `agreed`: one without `units` may have been sold.
    Unverified NFTs (`isUnverified`) are left out unless you ask for them. Needs the scope `read`.
    Counts as 10 requests against the limits: one key can make at most 30 a minute and 2,000 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListNftsNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Nfts | Problem
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
    network: ListNftsNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Response[Nfts | Problem]:
    """The NFTs that an address holds

     ERC-721 and ERC-1155 tokens, newest first. The logs from `toBlock` down to `fromBlock` show what the
    address received; the nodes then report the current owner, and NFTs that the address no longer holds
    are left out. Use `cursor` to request older blocks, even if a page is empty: the list is complete
    only when there is no `cursor`. An NFT that the address received several times may appear in two
    answers, and both are right. At most 200 movements of one transaction are read. An NFT is confirmed
    only if it has an amount (`units`) and is `agreed`: one without `units` may have been sold.
    Unverified NFTs (`isUnverified`) are left out unless you ask for them. Needs the scope `read`.
    Counts as 10 requests against the limits: one key can make at most 30 a minute and 2,000 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListNftsNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Nfts | Problem]
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
    network: ListNftsNetwork,
    include_unverified: bool | Unset = UNSET,
    cursor: str | Unset = UNSET,
) -> Nfts | Problem | None:
    """The NFTs that an address holds

     ERC-721 and ERC-1155 tokens, newest first. The logs from `toBlock` down to `fromBlock` show what the
    address received; the nodes then report the current owner, and NFTs that the address no longer holds
    are left out. Use `cursor` to request older blocks, even if a page is empty: the list is complete
    only when there is no `cursor`. An NFT that the address received several times may appear in two
    answers, and both are right. At most 200 movements of one transaction are read. An NFT is confirmed
    only if it has an amount (`units`) and is `agreed`: one without `units` may have been sold.
    Unverified NFTs (`isUnverified`) are left out unless you ask for them. Needs the scope `read`.
    Counts as 10 requests against the limits: one key can make at most 30 a minute and 2,000 a day.

    Args:
        address (str): 0x and 40 hex digits, in one case or with a valid EIP-55 checksum. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        network (ListNftsNetwork): The network by its rpcName, id, name or chain id, in upper or
            lower case. Example: sepolia.
        include_unverified (bool | Unset): Include unverified assets, many of which are spam.
            Default: false.
        cursor (str | Unset): The cursor of the previous answer, for the same address and network.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Nfts | Problem
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
