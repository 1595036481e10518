"""The clients of the Everything Wallet API."""

from __future__ import annotations

import time
from collections.abc import AsyncGenerator, Generator
from types import TracebackType
from typing import Self

import anyio
import httpx

from ._answers import expected, reading_answer
from ._errors import EverythingWalletError
from ._events import EventStream, EventWithCursor, stream_events, stream_events_async
from ._generated.api.networks import list_networks
from ._generated.api.service import get_health
from ._generated.api.transactions import estimate_gas, get_transaction, send_transaction, simulate
from ._generated.client import Client
from ._generated.models.gas_estimate import GasEstimate
from ._generated.models.health import Health
from ._generated.models.network_list import NetworkList
from ._generated.models.send_transaction import SendTransaction
from ._generated.models.sent_transaction import SentTransaction
from ._generated.models.simulate import Simulate
from ._generated.models.simulation import Simulation
from ._generated.models.transaction import Transaction
from ._generated.types import UNSET
from ._http import AsyncRetryingClient, RetryingClient
from ._network_name import NetworkName
from ._reads import AsyncReads, Reads
from ._settings import DEFAULT_BASE_URL, http_options
from ._waiting import Waiting


class EverythingWallet(Reads):
    """A synchronous client of the Everything Wallet API; safe to share between threads.

    >>> with EverythingWallet(api_key="ew_live_…") as wallet:  # doctest: +SKIP
    ...     wallet.get_balance(address="0x…", network="sepolia").balance

    Args:
        api_key: a key from the developer portal.
        base_url: the deployment; https, except on this machine.
        max_retries: the number of retries after 429, 5xx or a failed connection.
        timeout: the seconds each attempt may take to connect, and then between two pieces of the answer.
        transport: an httpx transport, for tests.

    Raises:
        ValueError: if a setting is invalid.
    """

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str = DEFAULT_BASE_URL,
        max_retries: int = 3,
        timeout: float = 30.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        """Create a client without sending anything."""
        options = http_options(api_key=api_key, base_url=base_url, timeout=timeout)
        self._base_url = str(options["base_url"])
        self._timeout = timeout
        self._max_retries = max_retries
        self._http = RetryingClient(max_retries=max_retries, transport=transport, **options)
        self._generated = Client(base_url=self._base_url).set_httpx_client(self._http)

    def __repr__(self) -> str:
        """Show the deployment, but not the key."""
        return f"{type(self).__name__}(base_url={self._base_url!r})"

    def __enter__(self) -> Self:
        """Use the client in a ``with`` block, which closes it."""
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close the client."""
        self.close()

    def close(self) -> None:
        """Close the open connections."""
        self._http.close()

    def estimate_gas(
        self,
        *,
        from_address: str,
        to_address: str,
        value: str | None = None,
        data: str | None = None,
        network: NetworkName,
    ) -> GasEstimate:
        """Return the maximum cost of a transfer or call now, and the nonce and fees to sign it with.

        Args:
            from_address: the sender.
            to_address: the recipient, or the contract to call.
            value: the amount in wei, decimal or hex with 0x; 0 by default.
            data: the call data, as hex with 0x.
            network: its rpcName or its chain id.
        """
        with reading_answer():
            return expected(
                estimate_gas.sync(
                    client=self._generated,
                    from_=from_address,
                    to=to_address,
                    value=UNSET if value is None else value,
                    data=UNSET if data is None else data,
                    network=network,
                ),
                GasEstimate,
            )

    def simulate(
        self,
        *,
        from_address: str,
        to_address: str,
        value: str | None = None,
        data: str | None = None,
        gas_limit: str | None = None,
        max_fee_per_gas: str | None = None,
        max_priority_fee_per_gas: str | None = None,
        gas_price: str | None = None,
        network: NetworkName,
    ) -> Simulation:
        """Simulate a call and return what would change for its sender; sends nothing.

        Without ``outcome``, it could not be simulated or the nodes disagree; it is never a sign of safety.

        Args:
            from_address: the sender.
            to_address: the contract to call, or the recipient.
            value: the amount in wei, decimal or hex with 0x; 0 by default.
            data: the call data, as hex with 0x.
            gas_limit: the gas limit that you will sign; required with a fee.
            max_fee_per_gas: the fee cap in wei (EIP-1559).
            max_priority_fee_per_gas: the priority fee, in wei.
            gas_price: the gas price of a legacy transaction, in wei.
            network: its rpcName or its chain id.
        """
        body = call_body(
            from_=from_address,
            to=to_address,
            value=value,
            data=data,
            gas_limit=gas_limit,
            max_fee_per_gas=max_fee_per_gas,
            max_priority_fee_per_gas=max_priority_fee_per_gas,
            gas_price=gas_price,
            network=network,
        )
        with reading_answer():
            return expected(simulate.sync(client=self._generated, body=body), Simulation)

    def send_transaction(self, *, signed_transaction: str, network: NetworkName) -> SentTransaction:
        """Broadcast a signed transaction; you can safely send the same bytes again.

        Args:
            signed_transaction: the signed bytes as hex with 0x, never a key or a recovery phrase.
            network: its rpcName or its chain id.
        """
        body = transaction_body(signed_transaction, network)
        with reading_answer():
            return expected(send_transaction.sync(client=self._generated, body=body), SentTransaction)

    def get_transaction(self, *, tx_hash: str, network: NetworkName) -> Transaction:
        """Return a transaction and its status."""
        with reading_answer():
            return expected(
                get_transaction.sync(client=self._generated, hash_=tx_hash, network=network),
                Transaction,
            )

    def wait_for_transaction(
        self, *, tx_hash: str, network: NetworkName, timeout: float = 300.0, poll_interval: float = 4.0
    ) -> Transaction:
        """Wait until a transaction is ``completed`` or ``failed``.

        It keeps waiting if no node knows the transaction yet, after temporary failures, and if only some
        of the nodes report a failure.

        Args:
            tx_hash: its hash.
            network: its rpcName or its chain id.
            timeout: the seconds to wait for the outcome; a request that is open then is completed first.
            poll_interval: the seconds between two requests.

        Raises:
            WaitTimeoutError: if it is still pending then. It may still go through: do not sign again.
            ValueError: if one of the times is not above 0.
        """
        waiting = Waiting(tx_hash, timeout=timeout, poll_interval=poll_interval)
        while True:
            failure: EverythingWalletError | None = None
            try:
                answer = self.get_transaction(tx_hash=tx_hash, network=network)
                if answer.status != "pending":
                    return answer
            except EverythingWalletError as error:
                failure = error
            time.sleep(waiting.pause(failure))

    def events(
        self, *, after: str | None = None, network: NetworkName | None = None, address: str | None = None
    ) -> Generator[EventWithCursor]:
        """Stream the events on the accounts of the key's owner, each once, in their order.

        It connects again whenever the connection ends, and continues after the last event: leave the loop to
        stop it. After the first connection, temporary failures are retried without end.

        Args:
            after: the cursor of an event: the stream begins after it; with the next event by default.
            network: events on this network only.
            address: events on this account only.
        """
        stream = EventStream(
            after=after,
            network=network,
            address=address,
            timeout=self._timeout,
            max_retries=self._max_retries,
        )
        return stream_events(self._http, stream)

    def list_networks(self) -> NetworkList:
        """List the networks that the other methods support."""
        with reading_answer():
            return expected(list_networks.sync(client=self._generated), NetworkList)

    def get_health(self) -> Health:
        """Check that the API answers, and how far it has read each network."""
        with reading_answer():
            return expected(get_health.sync(client=self._generated), Health)


class AsyncEverythingWallet(AsyncReads):
    """An asynchronous client of the Everything Wallet API, for asyncio or trio.

    >>> async with AsyncEverythingWallet(api_key="ew_live_…") as wallet:  # doctest: +SKIP
    ...     (await wallet.get_balance(address="0x…", network="sepolia")).balance

    Args:
        api_key: a key from the developer portal.
        base_url: the deployment; https, except on this machine.
        max_retries: the number of retries after 429, 5xx or a failed connection.
        timeout: the seconds each attempt may take to connect, and then between two pieces of the answer.
        transport: an httpx transport, for tests.

    Raises:
        ValueError: if a setting is invalid.
    """

    def __init__(
        self,
        *,
        api_key: str,
        base_url: str = DEFAULT_BASE_URL,
        max_retries: int = 3,
        timeout: float = 30.0,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        """Create a client without sending anything."""
        options = http_options(api_key=api_key, base_url=base_url, timeout=timeout)
        self._base_url = str(options["base_url"])
        self._timeout = timeout
        self._max_retries = max_retries
        self._http = AsyncRetryingClient(max_retries=max_retries, transport=transport, **options)
        self._generated = Client(base_url=self._base_url).set_async_httpx_client(self._http)

    def __repr__(self) -> str:
        """Show the deployment, but not the key."""
        return f"{type(self).__name__}(base_url={self._base_url!r})"

    async def __aenter__(self) -> Self:
        """Use the client in an ``async with`` block, which closes it."""
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc_value: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Close the client."""
        await self.aclose()

    async def aclose(self) -> None:
        """Close the open connections."""
        await self._http.aclose()

    async def estimate_gas(
        self,
        *,
        from_address: str,
        to_address: str,
        value: str | None = None,
        data: str | None = None,
        network: NetworkName,
    ) -> GasEstimate:
        """Return the maximum cost of a transfer or call now, and the nonce and fees to sign it with.

        Args:
            from_address: the sender.
            to_address: the recipient, or the contract to call.
            value: the amount in wei, decimal or hex with 0x; 0 by default.
            data: the call data, as hex with 0x.
            network: its rpcName or its chain id.
        """
        with reading_answer():
            return expected(
                await estimate_gas.asyncio(
                    client=self._generated,
                    from_=from_address,
                    to=to_address,
                    value=UNSET if value is None else value,
                    data=UNSET if data is None else data,
                    network=network,
                ),
                GasEstimate,
            )

    async def simulate(
        self,
        *,
        from_address: str,
        to_address: str,
        value: str | None = None,
        data: str | None = None,
        gas_limit: str | None = None,
        max_fee_per_gas: str | None = None,
        max_priority_fee_per_gas: str | None = None,
        gas_price: str | None = None,
        network: NetworkName,
    ) -> Simulation:
        """Simulate a call and return what would change for its sender; sends nothing.

        Without ``outcome``, it could not be simulated or the nodes disagree; it is never a sign of safety.

        Args:
            from_address: the sender.
            to_address: the contract to call, or the recipient.
            value: the amount in wei, decimal or hex with 0x; 0 by default.
            data: the call data, as hex with 0x.
            gas_limit: the gas limit that you will sign; required with a fee.
            max_fee_per_gas: the fee cap in wei (EIP-1559).
            max_priority_fee_per_gas: the priority fee, in wei.
            gas_price: the gas price of a legacy transaction, in wei.
            network: its rpcName or its chain id.
        """
        body = call_body(
            from_=from_address,
            to=to_address,
            value=value,
            data=data,
            gas_limit=gas_limit,
            max_fee_per_gas=max_fee_per_gas,
            max_priority_fee_per_gas=max_priority_fee_per_gas,
            gas_price=gas_price,
            network=network,
        )
        with reading_answer():
            return expected(await simulate.asyncio(client=self._generated, body=body), Simulation)

    async def send_transaction(self, *, signed_transaction: str, network: NetworkName) -> SentTransaction:
        """Broadcast a signed transaction; you can safely send the same bytes again.

        Args:
            signed_transaction: the signed bytes as hex with 0x, never a key or a recovery phrase.
            network: its rpcName or its chain id.
        """
        body = transaction_body(signed_transaction, network)
        with reading_answer():
            return expected(
                await send_transaction.asyncio(client=self._generated, body=body), SentTransaction
            )

    async def get_transaction(self, *, tx_hash: str, network: NetworkName) -> Transaction:
        """Return a transaction and its status."""
        with reading_answer():
            return expected(
                await get_transaction.asyncio(client=self._generated, hash_=tx_hash, network=network),
                Transaction,
            )

    async def wait_for_transaction(
        self, *, tx_hash: str, network: NetworkName, timeout: float = 300.0, poll_interval: float = 4.0
    ) -> Transaction:
        """Wait until a transaction is ``completed`` or ``failed``.

        It keeps waiting if no node knows the transaction yet, after temporary failures, and if only some
        of the nodes report a failure.

        Args:
            tx_hash: its hash.
            network: its rpcName or its chain id.
            timeout: the seconds to wait for the outcome; a request that is open then is completed first.
            poll_interval: the seconds between two requests.

        Raises:
            WaitTimeoutError: if it is still pending then. It may still go through: do not sign again.
            ValueError: if one of the times is not above 0.
        """
        waiting = Waiting(tx_hash, timeout=timeout, poll_interval=poll_interval)
        while True:
            failure: EverythingWalletError | None = None
            try:
                answer = await self.get_transaction(tx_hash=tx_hash, network=network)
                if answer.status != "pending":
                    return answer
            except EverythingWalletError as error:
                failure = error
            await anyio.sleep(waiting.pause(failure))

    def events(
        self, *, after: str | None = None, network: NetworkName | None = None, address: str | None = None
    ) -> AsyncGenerator[EventWithCursor]:
        """Stream the events on the accounts of the key's owner, each once, in their order.

        It connects again whenever the connection ends, and continues after the last event: leave the loop to
        stop it. After the first connection, temporary failures are retried without end.

        Args:
            after: the cursor of an event: the stream begins after it; with the next event by default.
            network: events on this network only.
            address: events on this account only.
        """
        stream = EventStream(
            after=after,
            network=network,
            address=address,
            timeout=self._timeout,
            max_retries=self._max_retries,
        )
        return stream_events_async(self._http, stream)

    async def list_networks(self) -> NetworkList:
        """List the networks that the other methods support."""
        with reading_answer():
            return expected(await list_networks.asyncio(client=self._generated), NetworkList)

    async def get_health(self) -> Health:
        """Check that the API answers, and how far it has read each network."""
        with reading_answer():
            return expected(await get_health.asyncio(client=self._generated), Health)


def transaction_body(signed_transaction: str, network: NetworkName) -> SendTransaction:
    """Write the body of a broadcast.

    Raises:
        TypeError: if the transaction is not text: signing libraries return bytes.
    """
    if not isinstance(signed_transaction, str):
        raise TypeError('signed_transaction must be a str of hex: "0x" + raw_transaction.hex()')
    return SendTransaction(signed_transaction=signed_transaction, network=network)


def call_body(*, from_: str, to: str, network: NetworkName, **optional: str | None) -> Simulate:
    """Write the body of a simulation, without missing values."""
    given = {name: value for name, value in optional.items() if value is not None}
    return Simulate(from_=from_, to=to, network=network, **given)
