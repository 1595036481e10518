from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.recorded_call_kind import RecordedCallKind, check_recorded_call_kind
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.moved_asset import MovedAsset


T = TypeVar("T", bound="RecordedCall")


@_attrs_define
class RecordedCall:
    """The key owner’s own record of a contract call that they sent from their wallet. Absent for all other transactions.

    Attributes:
        kind (RecordedCallKind): The kind of call, as the wallet decoded it.
        spender (str | Unset): The address that the call approves. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        allowed_units (str | Unset): The approved amount, in the smallest unit, as signed. Example: 25000000.
        left (list[MovedAsset] | Unset): What the sender paid according to logs that the nodes agree on, without the
            fee. Absent until they agree.
        came (list[MovedAsset] | Unset): What the sender received, according to the same logs.
    """

    kind: RecordedCallKind
    spender: str | Unset = UNSET
    allowed_units: str | Unset = UNSET
    left: list[MovedAsset] | Unset = UNSET
    came: list[MovedAsset] | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        spender = self.spender

        allowed_units = self.allowed_units

        left: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.left, Unset):
            left = []
            for left_item_data in self.left:
                left_item = left_item_data.to_dict()
                left.append(left_item)

        came: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.came, Unset):
            came = []
            for came_item_data in self.came:
                came_item = came_item_data.to_dict()
                came.append(came_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
            }
        )
        if spender is not UNSET:
            field_dict["spender"] = spender
        if allowed_units is not UNSET:
            field_dict["allowedUnits"] = allowed_units
        if left is not UNSET:
            field_dict["left"] = left
        if came is not UNSET:
            field_dict["came"] = came

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.moved_asset import MovedAsset  # noqa: PLC0415

        d = dict(src_dict)
        kind = check_recorded_call_kind(d.pop("kind"))

        spender = d.pop("spender", UNSET)

        allowed_units = d.pop("allowedUnits", UNSET)

        _left = d.pop("left", UNSET)
        left: list[MovedAsset] | Unset = UNSET
        if _left is not UNSET:
            left = []
            for left_item_data in _left:
                left_item = MovedAsset.from_dict(left_item_data)

                left.append(left_item)

        _came = d.pop("came", UNSET)
        came: list[MovedAsset] | Unset = UNSET
        if _came is not UNSET:
            came = []
            for came_item_data in _came:
                came_item = MovedAsset.from_dict(came_item_data)

                came.append(came_item)

        recorded_call = cls(
            kind=kind,
            spender=spender,
            allowed_units=allowed_units,
            left=left,
            came=came,
        )

        recorded_call.additional_properties = d
        return recorded_call

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
