from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.tokens_network import TokensNetwork, check_tokens_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.figure_nodes import FigureNodes
    from ..models.held_coin import HeldCoin
    from ..models.held_token import HeldToken


T = TypeVar("T", bound="Tokens")


@_attrs_define
class Tokens:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (TokensNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        coin (HeldCoin): The coin balance, in wei.
        tokens (list[HeldToken]):
        is_whole (bool): Whether this answer and the previous ones cover all tokens. If false without a cursor, no node
            reported some of them.
        nodes (FigureNodes):
        from_block (int | Unset): The first block scanned for unlisted tokens. Absent if none was scanned. Example:
            7650000.
        to_block (int | Unset): The last block scanned for unlisted tokens. Absent if none was scanned. Example:
            7654321.
        cursor (str | Unset): The cursor for the next request. Absent in the last answer.
        block_number (int | Unset): The block of these figures. Absent if no node reports it. Example: 7654321.
    """

    address: str
    network: TokensNetwork
    chain_id: int
    currency: str
    coin: HeldCoin
    tokens: list[HeldToken]
    is_whole: bool
    nodes: FigureNodes
    from_block: int | Unset = UNSET
    to_block: int | Unset = UNSET
    cursor: str | Unset = UNSET
    block_number: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        coin = self.coin.to_dict()

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        is_whole = self.is_whole

        nodes = self.nodes.to_dict()

        from_block = self.from_block

        to_block = self.to_block

        cursor = self.cursor

        block_number = self.block_number

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "coin": coin,
                "tokens": tokens,
                "isWhole": is_whole,
                "nodes": nodes,
            }
        )
        if from_block is not UNSET:
            field_dict["fromBlock"] = from_block
        if to_block is not UNSET:
            field_dict["toBlock"] = to_block
        if cursor is not UNSET:
            field_dict["cursor"] = cursor
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_nodes import FigureNodes  # noqa: PLC0415
        from ..models.held_coin import HeldCoin  # noqa: PLC0415
        from ..models.held_token import HeldToken  # noqa: PLC0415

        d = dict(src_dict)
        address = d.pop("address")

        network = check_tokens_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        coin = HeldCoin.from_dict(d.pop("coin"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = HeldToken.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        is_whole = d.pop("isWhole")

        nodes = FigureNodes.from_dict(d.pop("nodes"))

        from_block = d.pop("fromBlock", UNSET)

        to_block = d.pop("toBlock", UNSET)

        cursor = d.pop("cursor", UNSET)

        block_number = d.pop("blockNumber", UNSET)

        tokens = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            coin=coin,
            tokens=tokens,
            is_whole=is_whole,
            nodes=nodes,
            from_block=from_block,
            to_block=to_block,
            cursor=cursor,
            block_number=block_number,
        )

        tokens.additional_properties = d
        return tokens

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
