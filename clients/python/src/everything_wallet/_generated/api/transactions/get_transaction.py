from http import HTTPStatus
from typing import Any
from urllib.parse import quote

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.get_transaction_network import (
    GetTransactionNetwork,
)
from ...models.problem import Problem
from ...models.transaction import Transaction
from ...types import UNSET, Response


def _get_kwargs(
    hash_: str,
    *,
    network: GetTransactionNetwork,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_network: str = network
    params["network"] = json_network

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/transaction/{hash_}".format(
            hash_=quote(str(hash_), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Problem | Transaction | None:
    if response.status_code == 200:
        response_200 = Transaction.from_dict(response.json())

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
) -> Response[Problem | Transaction]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    hash_: str,
    *,
    client: AuthenticatedClient | Client,
    network: GetTransactionNetwork,
) -> Response[Problem | Transaction]:
    """A transaction by its hash

     A transaction that the network knows, pending or in a block. If no node knows it and it was sent
    from the wallet of the key’s owner, the answer is the wallet’s record: `pending` while it may still
    go through, `failed` once another transaction with its nonce has replaced it for good. Needs the
    scope `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and
    20,000 a day.

    Args:
        hash_ (str): The hash of a transaction: 0x and 64 hex digits. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (GetTransactionNetwork): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Transaction]
    """

    kwargs = _get_kwargs(
        hash_=hash_,
        network=network,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    hash_: str,
    *,
    client: AuthenticatedClient | Client,
    network: GetTransactionNetwork,
) -> Problem | Transaction | None:
    """A transaction by its hash

     A transaction that the network knows, pending or in a block. If no node knows it and it was sent
    from the wallet of the key’s owner, the answer is the wallet’s record: `pending` while it may still
    go through, `failed` once another transaction with its nonce has replaced it for good. Needs the
    scope `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and
    20,000 a day.

    Args:
        hash_ (str): The hash of a transaction: 0x and 64 hex digits. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (GetTransactionNetwork): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Transaction
    """

    return sync_detailed(
        hash_=hash_,
        client=client,
        network=network,
    ).parsed


async def asyncio_detailed(
    hash_: str,
    *,
    client: AuthenticatedClient | Client,
    network: GetTransactionNetwork,
) -> Response[Problem | Transaction]:
    """A transaction by its hash

     A transaction that the network knows, pending or in a block. If no node knows it and it was sent
    from the wallet of the key’s owner, the answer is the wallet’s record: `pending` while it may still
    go through, `failed` once another transaction with its nonce has replaced it for good. Needs the
    scope `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and
    20,000 a day.

    Args:
        hash_ (str): The hash of a transaction: 0x and 64 hex digits. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (GetTransactionNetwork): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Problem | Transaction]
    """

    kwargs = _get_kwargs(
        hash_=hash_,
        network=network,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    hash_: str,
    *,
    client: AuthenticatedClient | Client,
    network: GetTransactionNetwork,
) -> Problem | Transaction | None:
    """A transaction by its hash

     A transaction that the network knows, pending or in a block. If no node knows it and it was sent
    from the wallet of the key’s owner, the answer is the wallet’s record: `pending` while it may still
    go through, `failed` once another transaction with its nonce has replaced it for good. Needs the
    scope `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and
    20,000 a day.

    Args:
        hash_ (str): The hash of a transaction: 0x and 64 hex digits. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        network (GetTransactionNetwork): The network by its rpcName, id, name or chain id, in
            upper or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Problem | Transaction
    """

    return (
        await asyncio_detailed(
            hash_=hash_,
            client=client,
            network=network,
        )
    ).parsed
