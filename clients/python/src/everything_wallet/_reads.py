"""Plain reads of the API, written by `npm run clients:generate`: do not edit."""

from __future__ import annotations

from ._answers import expected, reading_answer
from ._generated.api.accounts import (
    get_balance,
    list_approvals,
    list_events,
    list_nfts,
    list_positions,
    list_tokens,
    list_transfers,
)
from ._generated.client import Client
from ._generated.models.approvals import Approvals
from ._generated.models.balance import Balance
from ._generated.models.events import Events
from ._generated.models.nfts import Nfts
from ._generated.models.positions import Positions
from ._generated.models.tokens import Tokens
from ._generated.models.transfers import Transfers
from ._generated.types import UNSET
from ._network_name import NetworkName


class Reads:
    """Plain reads of the synchronous client."""

    _generated: Client

    def get_balance(
        self,
        *,
        address: str,
        network: NetworkName,
    ) -> Balance:
        """Return the current balance of an address in the network's coin.

        Its block may be a few seconds old.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
        """
        with reading_answer():
            return expected(
                get_balance.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                ),
                Balance,
            )

    def list_approvals(
        self,
        *,
        address: str,
        network: NetworkName,
        cursor: str | None = None,
    ) -> Approvals:
        """Return the approvals that an address has given for its tokens.

        If the answer has a ``cursor``, use it to request the next part, and combine the parts.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                list_approvals.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Approvals,
            )

    def list_tokens(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Tokens:
        """Return the coin and the listed tokens that an address holds, in the smallest units.

        If the answer has a ``cursor``, use it to request the next part.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                list_tokens.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Tokens,
            )

    def list_nfts(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Nfts:
        """Return the NFTs that an address holds, from the scanned blocks, newest first.

        Use ``cursor`` to request older blocks, even if a page is empty. An NFT that the address received
        several times may appear in two answers. One without ``units`` may have been sold.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                list_nfts.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Nfts,
            )

    def list_positions(
        self,
        *,
        address: str,
        network: NetworkName,
    ) -> Positions:
        """Return the positions of an address in the wallet's pools.

        An absent value is unknown, which does not mean 0.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
        """
        with reading_answer():
            return expected(
                list_positions.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                ),
                Positions,
            )

    def list_transfers(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Transfers:
        """Return the token and NFT transfers of an address, newest first.

        Use ``cursor`` to request older blocks, even if a page is empty.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                list_transfers.sync(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Transfers,
            )

    def list_events(
        self,
        *,
        after: str | None = None,
        network: NetworkName | None = None,
        address: str | None = None,
    ) -> Events:
        """Return the events on the accounts of the key's owner after a cursor, oldest first.

        Without ``after``, it returns no events and the current ``cursor``. Pass the cursor to the next
        request, also after an answer without events.

        Args:
            after: The cursor of the previous answer: events after it are returned. Without it, the
                answer has no events and the current cursor.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
        """
        with reading_answer():
            return expected(
                list_events.sync(
                    client=self._generated,
                    after=UNSET if after is None else after,
                    network=UNSET if network is None else network,
                    address=UNSET if address is None else address,
                ),
                Events,
            )


class AsyncReads:
    """Plain reads of the asynchronous client."""

    _generated: Client

    async def get_balance(
        self,
        *,
        address: str,
        network: NetworkName,
    ) -> Balance:
        """Return the current balance of an address in the network's coin.

        Its block may be a few seconds old.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
        """
        with reading_answer():
            return expected(
                await get_balance.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                ),
                Balance,
            )

    async def list_approvals(
        self,
        *,
        address: str,
        network: NetworkName,
        cursor: str | None = None,
    ) -> Approvals:
        """Return the approvals that an address has given for its tokens.

        If the answer has a ``cursor``, use it to request the next part, and combine the parts.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                await list_approvals.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Approvals,
            )

    async def list_tokens(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Tokens:
        """Return the coin and the listed tokens that an address holds, in the smallest units.

        If the answer has a ``cursor``, use it to request the next part.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                await list_tokens.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Tokens,
            )

    async def list_nfts(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Nfts:
        """Return the NFTs that an address holds, from the scanned blocks, newest first.

        Use ``cursor`` to request older blocks, even if a page is empty. An NFT that the address received
        several times may appear in two answers. One without ``units`` may have been sold.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                await list_nfts.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Nfts,
            )

    async def list_positions(
        self,
        *,
        address: str,
        network: NetworkName,
    ) -> Positions:
        """Return the positions of an address in the wallet's pools.

        An absent value is unknown, which does not mean 0.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
        """
        with reading_answer():
            return expected(
                await list_positions.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                ),
                Positions,
            )

    async def list_transfers(
        self,
        *,
        address: str,
        network: NetworkName,
        include_unverified: bool = False,
        cursor: str | None = None,
    ) -> Transfers:
        """Return the token and NFT transfers of an address, newest first.

        Use ``cursor`` to request older blocks, even if a page is empty.

        Args:
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            include_unverified: Include unverified assets, many of which are spam. Default: false.
            cursor: The cursor of the previous answer, for the same address and network.
        """
        with reading_answer():
            return expected(
                await list_transfers.asyncio(
                    client=self._generated,
                    address=address,
                    network=network,
                    include_unverified=include_unverified or UNSET,
                    cursor=UNSET if cursor is None else cursor,
                ),
                Transfers,
            )

    async def list_events(
        self,
        *,
        after: str | None = None,
        network: NetworkName | None = None,
        address: str | None = None,
    ) -> Events:
        """Return the events on the accounts of the key's owner after a cursor, oldest first.

        Without ``after``, it returns no events and the current ``cursor``. Pass the cursor to the next
        request, also after an answer without events.

        Args:
            after: The cursor of the previous answer: events after it are returned. Without it, the
                answer has no events and the current cursor.
            network: The network by its rpcName, id, name or chain id, in upper or lower case.
            address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum.
        """
        with reading_answer():
            return expected(
                await list_events.asyncio(
                    client=self._generated,
                    after=UNSET if after is None else after,
                    network=UNSET if network is None else network,
                    address=UNSET if address is None else address,
                ),
                Events,
            )
