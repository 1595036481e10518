from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.transfers_network import TransfersNetwork, check_transfers_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.figure_nodes import FigureNodes
    from ..models.token_facts import TokenFacts
    from ..models.transfer import Transfer


T = TypeVar("T", bound="Transfers")


@_attrs_define
class Transfers:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (TransfersNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        transfers (list[Transfer]):
        tokens (list[TokenFacts]): The facts of every ERC-20 contract in `transfers`. Empty if no node answered about
            them.
        from_block (int): The first block scanned. Example: 7650000.
        to_block (int): The last block scanned. Example: 7654321.
        unsettled (int): The number of transactions that are missing or incomplete: the nodes disagree about them, one
            block contains too many of them, or they move more than is listed. Example: 0.
        nodes (FigureNodes):
        cursor (str | Unset): The cursor for older blocks. Absent if no older blocks remain.
    """

    address: str
    network: TransfersNetwork
    chain_id: int
    currency: str
    transfers: list[Transfer]
    tokens: list[TokenFacts]
    from_block: int
    to_block: int
    unsettled: int
    nodes: FigureNodes
    cursor: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        transfers = []
        for transfers_item_data in self.transfers:
            transfers_item = transfers_item_data.to_dict()
            transfers.append(transfers_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        from_block = self.from_block

        to_block = self.to_block

        unsettled = self.unsettled

        nodes = self.nodes.to_dict()

        cursor = self.cursor

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "transfers": transfers,
                "tokens": tokens,
                "fromBlock": from_block,
                "toBlock": to_block,
                "unsettled": unsettled,
                "nodes": nodes,
            }
        )
        if cursor is not UNSET:
            field_dict["cursor"] = cursor

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_nodes import FigureNodes  # noqa: PLC0415
        from ..models.token_facts import TokenFacts  # noqa: PLC0415
        from ..models.transfer import Transfer  # noqa: PLC0415

        d = dict(src_dict)
        address = d.pop("address")

        network = check_transfers_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        transfers = []
        _transfers = d.pop("transfers")
        for transfers_item_data in _transfers:
            transfers_item = Transfer.from_dict(transfers_item_data)

            transfers.append(transfers_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = TokenFacts.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        from_block = d.pop("fromBlock")

        to_block = d.pop("toBlock")

        unsettled = d.pop("unsettled")

        nodes = FigureNodes.from_dict(d.pop("nodes"))

        cursor = d.pop("cursor", UNSET)

        transfers = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            transfers=transfers,
            tokens=tokens,
            from_block=from_block,
            to_block=to_block,
            unsettled=unsettled,
            nodes=nodes,
            cursor=cursor,
        )

        transfers.additional_properties = d
        return transfers

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
