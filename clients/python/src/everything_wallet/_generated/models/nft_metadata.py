from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.nft_trait import NftTrait


T = TypeVar("T", bound="NftMetadata")


@_attrs_define
class NftMetadata:
    """The metadata as the wallet last read it for any user. Its content is unverified. Absent if it has never been read.

    Attributes:
        name (str):
        description (str):
        traits (list[NftTrait]):
        fetched_at (int): When the metadata was read, in ms since 1970. Example: 1800000000000.
        picture (str | Unset): The path of its picture on this host, converted to WebP of at most 1024 pixels. Absent if
            the metadata names none. Example: /nft-
            pictures/mainnet/0x52908400098527886E0F7030069857D2E4169EE7/7/1024?of=1800000000000.
    """

    name: str
    description: str
    traits: list[NftTrait]
    fetched_at: int
    picture: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        description = self.description

        traits = []
        for traits_item_data in self.traits:
            traits_item = traits_item_data.to_dict()
            traits.append(traits_item)

        fetched_at = self.fetched_at

        picture = self.picture

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "description": description,
                "traits": traits,
                "fetchedAt": fetched_at,
            }
        )
        if picture is not UNSET:
            field_dict["picture"] = picture

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.nft_trait import NftTrait  # noqa: PLC0415

        d = dict(src_dict)
        name = d.pop("name")

        description = d.pop("description")

        traits = []
        _traits = d.pop("traits")
        for traits_item_data in _traits:
            traits_item = NftTrait.from_dict(traits_item_data)

            traits.append(traits_item)

        fetched_at = d.pop("fetchedAt")

        picture = d.pop("picture", UNSET)

        nft_metadata = cls(
            name=name,
            description=description,
            traits=traits,
            fetched_at=fetched_at,
            picture=picture,
        )

        nft_metadata.additional_properties = d
        return nft_metadata

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
