from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.held_nft_agreement import HeldNftAgreement, check_held_nft_agreement
from ..models.held_nft_standard import HeldNftStandard, check_held_nft_standard
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.nft_metadata import NftMetadata


T = TypeVar("T", bound="HeldNft")


@_attrs_define
class HeldNft:
    """
    Attributes:
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        token_id (str): The token id as a decimal number. Example: 7.
        standard (HeldNftStandard):
        agreement (HeldNftAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 2.
        is_unverified (bool): Whether it arrived in a transaction that someone else signed and for which the address
            paid with no listed token. Such NFTs are often spam.
        units (str | Unset): The amount that the address holds; 1 for ERC-721. Absent if it is unknown, which does not
            mean 0. Example: 1000000.
        arrived_at (int | Unset): When it arrived, in ms since 1970. Example: 1800000000000.
        metadata (NftMetadata | Unset): The metadata as the wallet last read it for any user. Its content is unverified.
            Absent if it has never been read.
    """

    contract: str
    token_id: str
    standard: HeldNftStandard
    agreement: HeldNftAgreement
    agreeing: int
    is_unverified: bool
    units: str | Unset = UNSET
    arrived_at: int | Unset = UNSET
    metadata: NftMetadata | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        contract = self.contract

        token_id = self.token_id

        standard: str = self.standard

        agreement: str = self.agreement

        agreeing = self.agreeing

        is_unverified = self.is_unverified

        units = self.units

        arrived_at = self.arrived_at

        metadata: dict[str, Any] | Unset = UNSET
        if not isinstance(self.metadata, Unset):
            metadata = self.metadata.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "contract": contract,
                "tokenId": token_id,
                "standard": standard,
                "agreement": agreement,
                "agreeing": agreeing,
                "isUnverified": is_unverified,
            }
        )
        if units is not UNSET:
            field_dict["units"] = units
        if arrived_at is not UNSET:
            field_dict["arrivedAt"] = arrived_at
        if metadata is not UNSET:
            field_dict["metadata"] = metadata

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.nft_metadata import NftMetadata  # noqa: PLC0415

        d = dict(src_dict)
        contract = d.pop("contract")

        token_id = d.pop("tokenId")

        standard = check_held_nft_standard(d.pop("standard"))

        agreement = check_held_nft_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        is_unverified = d.pop("isUnverified")

        units = d.pop("units", UNSET)

        arrived_at = d.pop("arrivedAt", UNSET)

        _metadata = d.pop("metadata", UNSET)
        metadata: NftMetadata | Unset
        if isinstance(_metadata, Unset):
            metadata = UNSET
        else:
            metadata = NftMetadata.from_dict(_metadata)

        held_nft = cls(
            contract=contract,
            token_id=token_id,
            standard=standard,
            agreement=agreement,
            agreeing=agreeing,
            is_unverified=is_unverified,
            units=units,
            arrived_at=arrived_at,
            metadata=metadata,
        )

        held_nft.additional_properties = d
        return held_nft

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
