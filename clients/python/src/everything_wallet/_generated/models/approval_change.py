from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.approval_change_kind import ApprovalChangeKind, check_approval_change_kind
from ..models.approval_change_word import ApprovalChangeWord, check_approval_change_word
from ..types import UNSET, Unset

T = TypeVar("T", bound="ApprovalChange")


@_attrs_define
class ApprovalChange:
    """
    Attributes:
        kind (ApprovalChangeKind):
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        units (str): The allowance afterwards, in the smallest unit; 0 if it was revoked. Example: 1000000.
        word (ApprovalChangeWord): `verified`: the contract’s answers before and after the call confirm it; `log`: only
            the contract’s logs report it.
        is_log_different (bool):
        spender (str | Unset): The approved address. Absent if the approval was revoked. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        token_id (str | Unset): The token id, for `tokenApproval`.
        units_before (str | Unset): The allowance before. Absent if it is unknown. Example: 1000000.
        ends_at (str | Unset): For `permit2`: when the approval ends, in seconds since 1970.
    """

    kind: ApprovalChangeKind
    contract: str
    units: str
    word: ApprovalChangeWord
    is_log_different: bool
    spender: str | Unset = UNSET
    token_id: str | Unset = UNSET
    units_before: str | Unset = UNSET
    ends_at: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        contract = self.contract

        units = self.units

        word: str = self.word

        is_log_different = self.is_log_different

        spender = self.spender

        token_id = self.token_id

        units_before = self.units_before

        ends_at = self.ends_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "contract": contract,
                "units": units,
                "word": word,
                "isLogDifferent": is_log_different,
            }
        )
        if spender is not UNSET:
            field_dict["spender"] = spender
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id
        if units_before is not UNSET:
            field_dict["unitsBefore"] = units_before
        if ends_at is not UNSET:
            field_dict["endsAt"] = ends_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_approval_change_kind(d.pop("kind"))

        contract = d.pop("contract")

        units = d.pop("units")

        word = check_approval_change_word(d.pop("word"))

        is_log_different = d.pop("isLogDifferent")

        spender = d.pop("spender", UNSET)

        token_id = d.pop("tokenId", UNSET)

        units_before = d.pop("unitsBefore", UNSET)

        ends_at = d.pop("endsAt", UNSET)

        approval_change = cls(
            kind=kind,
            contract=contract,
            units=units,
            word=word,
            is_log_different=is_log_different,
            spender=spender,
            token_id=token_id,
            units_before=units_before,
            ends_at=ends_at,
        )

        approval_change.additional_properties = d
        return approval_change

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
