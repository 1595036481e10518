from http import HTTPStatus
from typing import Any

import httpx

from ... import errors
from ...client import AuthenticatedClient, Client
from ...models.estimate_gas_network import (
    EstimateGasNetwork,
)
from ...models.gas_estimate import GasEstimate
from ...models.problem import Problem
from ...types import UNSET, Response, Unset


def _get_kwargs(
    *,
    from_: str,
    to: str,
    value: str | Unset = UNSET,
    data: str | Unset = UNSET,
    network: EstimateGasNetwork,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["from"] = from_

    params["to"] = to

    params["value"] = value

    params["data"] = data

    json_network: str = network
    params["network"] = json_network

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/gas/estimate",
        "params": params,
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> GasEstimate | Problem | None:
    if response.status_code == 200:
        response_200 = GasEstimate.from_dict(response.json())

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

    if response.status_code == 422:
        response_422 = Problem.from_dict(response.json())

        return response_422

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
) -> Response[GasEstimate | Problem]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient | Client,
    from_: str,
    to: str,
    value: str | Unset = UNSET,
    data: str | Unset = UNSET,
    network: EstimateGasNetwork,
) -> Response[GasEstimate | Problem]:
    """The cost of a transfer or a call

     The maximum current cost of a coin transfer, or of a contract call with `data`, and the nonce and
    fees to sign it with. A call that would fail is rejected with `transfer_reverts`. Needs the scope
    `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and 20,000 a
    day.

    Args:
        from_ (str): The sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): The recipient, or the contract to call. Example:
            0x8617E340B3D01FA5F11F306F4090FD50E238070D.
        value (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        data (str | Unset): The call data, as 0x-prefixed hex: at most 2048 bytes. Example: 0xa905
            9cbb00000000000000000000000052908400098527886e0f7030069857d2e4169ee70000000000000000000000
            0000000000000000000000000000000000000f4240.
        network (EstimateGasNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GasEstimate | Problem]
    """

    kwargs = _get_kwargs(
        from_=from_,
        to=to,
        value=value,
        data=data,
        network=network,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient | Client,
    from_: str,
    to: str,
    value: str | Unset = UNSET,
    data: str | Unset = UNSET,
    network: EstimateGasNetwork,
) -> GasEstimate | Problem | None:
    """The cost of a transfer or a call

     The maximum current cost of a coin transfer, or of a contract call with `data`, and the nonce and
    fees to sign it with. A call that would fail is rejected with `transfer_reverts`. Needs the scope
    `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and 20,000 a
    day.

    Args:
        from_ (str): The sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): The recipient, or the contract to call. Example:
            0x8617E340B3D01FA5F11F306F4090FD50E238070D.
        value (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        data (str | Unset): The call data, as 0x-prefixed hex: at most 2048 bytes. Example: 0xa905
            9cbb00000000000000000000000052908400098527886e0f7030069857d2e4169ee70000000000000000000000
            0000000000000000000000000000000000000f4240.
        network (EstimateGasNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GasEstimate | Problem
    """

    return sync_detailed(
        client=client,
        from_=from_,
        to=to,
        value=value,
        data=data,
        network=network,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient | Client,
    from_: str,
    to: str,
    value: str | Unset = UNSET,
    data: str | Unset = UNSET,
    network: EstimateGasNetwork,
) -> Response[GasEstimate | Problem]:
    """The cost of a transfer or a call

     The maximum current cost of a coin transfer, or of a contract call with `data`, and the nonce and
    fees to sign it with. A call that would fail is rejected with `transfer_reverts`. Needs the scope
    `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and 20,000 a
    day.

    Args:
        from_ (str): The sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): The recipient, or the contract to call. Example:
            0x8617E340B3D01FA5F11F306F4090FD50E238070D.
        value (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        data (str | Unset): The call data, as 0x-prefixed hex: at most 2048 bytes. Example: 0xa905
            9cbb00000000000000000000000052908400098527886e0f7030069857d2e4169ee70000000000000000000000
            0000000000000000000000000000000000000f4240.
        network (EstimateGasNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GasEstimate | Problem]
    """

    kwargs = _get_kwargs(
        from_=from_,
        to=to,
        value=value,
        data=data,
        network=network,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient | Client,
    from_: str,
    to: str,
    value: str | Unset = UNSET,
    data: str | Unset = UNSET,
    network: EstimateGasNetwork,
) -> GasEstimate | Problem | None:
    """The cost of a transfer or a call

     The maximum current cost of a coin transfer, or of a contract call with `data`, and the nonce and
    fees to sign it with. A call that would fail is rejected with `transfer_reverts`. Needs the scope
    `read`. Counts as 1 request against the limits: one key can make at most 300 a minute and 20,000 a
    day.

    Args:
        from_ (str): The sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): The recipient, or the contract to call. Example:
            0x8617E340B3D01FA5F11F306F4090FD50E238070D.
        value (str | Unset): An amount in wei: decimal, or hex with 0x. Example: 1000000000000000.
        data (str | Unset): The call data, as 0x-prefixed hex: at most 2048 bytes. Example: 0xa905
            9cbb00000000000000000000000052908400098527886e0f7030069857d2e4169ee70000000000000000000000
            0000000000000000000000000000000000000f4240.
        network (EstimateGasNetwork): The network by its rpcName, id, name or chain id, in upper
            or lower case. Example: sepolia.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GasEstimate | Problem
    """

    return (
        await asyncio_detailed(
            client=client,
            from_=from_,
            to=to,
            value=value,
            data=data,
            network=network,
        )
    ).parsed
