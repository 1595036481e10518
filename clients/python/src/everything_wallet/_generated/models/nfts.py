from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.nfts_network import NftsNetwork, check_nfts_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.figure_nodes import FigureNodes
    from ..models.held_nft import HeldNft
    from ..models.nft_collection import NftCollection


T = TypeVar("T", bound="Nfts")


@_attrs_define
class Nfts:
    """
    Attributes:
        address (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        network (NftsNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        nfts (list[HeldNft]):
        collections (list[NftCollection]): The name and symbol that each contract in `nfts` reports; they may imitate
            another collection.
        from_block (int): The first block scanned for incoming NFTs. Example: 7650000.
        to_block (int): The last block scanned. Example: 7654321.
        unsettled (int): The number of transactions whose NFTs may be incomplete: the nodes disagree about them, one
            block contains too many of them, or they move more NFTs than are read. Example: 0.
        nodes (FigureNodes):
        cursor (str | Unset): The cursor for older NFTs. Absent if there are no more blocks.
        block_number (int | Unset): The block of these figures. Absent if no node reports it. Example: 7654321.
    """

    address: str
    network: NftsNetwork
    chain_id: int
    currency: str
    nfts: list[HeldNft]
    collections: list[NftCollection]
    from_block: int
    to_block: int
    unsettled: int
    nodes: FigureNodes
    cursor: str | Unset = UNSET
    block_number: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        address = self.address

        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        nfts = []
        for nfts_item_data in self.nfts:
            nfts_item = nfts_item_data.to_dict()
            nfts.append(nfts_item)

        collections = []
        for collections_item_data in self.collections:
            collections_item = collections_item_data.to_dict()
            collections.append(collections_item)

        from_block = self.from_block

        to_block = self.to_block

        unsettled = self.unsettled

        nodes = self.nodes.to_dict()

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
                "nfts": nfts,
                "collections": collections,
                "fromBlock": from_block,
                "toBlock": to_block,
                "unsettled": unsettled,
                "nodes": nodes,
            }
        )
        if cursor is not UNSET:
            field_dict["cursor"] = cursor
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.figure_nodes import FigureNodes  # noqa: PLC0415
        from ..models.held_nft import HeldNft  # noqa: PLC0415
        from ..models.nft_collection import NftCollection  # noqa: PLC0415

        d = dict(src_dict)
        address = d.pop("address")

        network = check_nfts_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        nfts = []
        _nfts = d.pop("nfts")
        for nfts_item_data in _nfts:
            nfts_item = HeldNft.from_dict(nfts_item_data)

            nfts.append(nfts_item)

        collections = []
        _collections = d.pop("collections")
        for collections_item_data in _collections:
            collections_item = NftCollection.from_dict(collections_item_data)

            collections.append(collections_item)

        from_block = d.pop("fromBlock")

        to_block = d.pop("toBlock")

        unsettled = d.pop("unsettled")

        nodes = FigureNodes.from_dict(d.pop("nodes"))

        cursor = d.pop("cursor", UNSET)

        block_number = d.pop("blockNumber", UNSET)

        nfts = cls(
            address=address,
            network=network,
            chain_id=chain_id,
            currency=currency,
            nfts=nfts,
            collections=collections,
            from_block=from_block,
            to_block=to_block,
            unsettled=unsettled,
            nodes=nodes,
            cursor=cursor,
            block_number=block_number,
        )

        nfts.additional_properties = d
        return nfts

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
