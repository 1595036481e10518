from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.positions_network import PositionsNetwork, check_positions_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.figure_nodes import FigureNodes
    from ..models.lido_position import LidoPosition
    from ..models.position import Position
    from ..models.token_facts import TokenFacts


T = TypeVar("T", bound="Positions")


@_attrs_define
class Positions:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (PositionsNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        positions (list[Position]):
        tokens (list[TokenFacts]): The facts of every asset in `positions`.
        nodes (FigureNodes):
        lido (LidoPosition | Unset): The position with Lido. Absent if the address is confirmed to have none, and on
            networks other than Ethereum.
        block_number (int | Unset): The block of these figures. Absent if no node reports it. Example: 7654321.
    """

    address: str
    network: PositionsNetwork
    chain_id: int
    currency: str
    positions: list[Position]
    tokens: list[TokenFacts]
    nodes: FigureNodes
    lido: LidoPosition | Unset = UNSET
    block_number: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        positions = []
        for positions_item_data in self.positions:
            positions_item = positions_item_data.to_dict()
            positions.append(positions_item)

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        nodes = self.nodes.to_dict()

        lido: dict[str, Any] | Unset = UNSET
        if not isinstance(self.lido, Unset):
            lido = self.lido.to_dict()

        block_number = self.block_number

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "address": address,
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "positions": positions,
                "tokens": tokens,
                "nodes": nodes,
            }
        )
        if lido is not UNSET:
            field_dict["lido"] = lido
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_nodes import FigureNodes  # noqa: PLC0415
        from ..models.lido_position import LidoPosition  # noqa: PLC0415
        from ..models.position import Position  # noqa: PLC0415
        from ..models.token_facts import TokenFacts  # noqa: PLC0415

        d = dict(src_dict)
        address = d.pop("address")

        network = check_positions_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        positions = []
        _positions = d.pop("positions")
        for positions_item_data in _positions:
            positions_item = Position.from_dict(positions_item_data)

            positions.append(positions_item)

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = TokenFacts.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        nodes = FigureNodes.from_dict(d.pop("nodes"))

        _lido = d.pop("lido", UNSET)
        lido: LidoPosition | Unset
        if isinstance(_lido, Unset):
            lido = UNSET
        else:
            lido = LidoPosition.from_dict(_lido)

        block_number = d.pop("blockNumber", UNSET)

        positions = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            positions=positions,
            tokens=tokens,
            nodes=nodes,
            lido=lido,
            block_number=block_number,
        )

        positions.additional_properties = d
        return positions

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
