from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.approval_agreement import ApprovalAgreement, check_approval_agreement
from ..models.approval_kind import ApprovalKind, check_approval_kind
from ..types import UNSET, Unset

T = TypeVar("T", bound="Approval")


@_attrs_define
class Approval:
    """
    Attributes:
        kind (ApprovalKind): The kind of approval: an ERC-20 allowance; one ERC-721 token; all tokens of a contract; an
            ERC-20 allowance through Permit2.
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        changed_block (int): The block of the latest known log that changed it. Example: 7654321.
        agreement (ApprovalAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 3.
        spender (str | Unset): Absent if it is unknown. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        spender_name (str | Unset): The spender’s name, if it is known.
        token_id (str | Unset): The token id, for `tokenApproval`.
        units (str | Unset): The approved amount in the smallest unit; 1 for `tokenApproval` and `operator`. Absent if
            it is unknown. Example: 1000000.
        at_risk (str | Unset): The amount at risk; for `operator`, the number of tokens. Absent if it is unknown.
            Example: 1000000.
        expires_at (int | Unset): For `permit2`: when the approval ends, in ms since 1970. Example: 1800000000000.
        changed_at (int | Unset): The time of that block in ms since 1970, if it is known. Example: 1800000000000.
    """

    kind: ApprovalKind
    contract: str
    changed_block: int
    agreement: ApprovalAgreement
    agreeing: int
    spender: str | Unset = UNSET
    spender_name: str | Unset = UNSET
    token_id: str | Unset = UNSET
    units: str | Unset = UNSET
    at_risk: str | Unset = UNSET
    expires_at: int | Unset = UNSET
    changed_at: int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        contract = self.contract

        changed_block = self.changed_block

        agreement: str = self.agreement

        agreeing = self.agreeing

        spender = self.spender

        spender_name = self.spender_name

        token_id = self.token_id

        units = self.units

        at_risk = self.at_risk

        expires_at = self.expires_at

        changed_at = self.changed_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "contract": contract,
                "changedBlock": changed_block,
                "agreement": agreement,
                "agreeing": agreeing,
            }
        )
        if spender is not UNSET:
            field_dict["spender"] = spender
        if spender_name is not UNSET:
            field_dict["spenderName"] = spender_name
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id
        if units is not UNSET:
            field_dict["units"] = units
        if at_risk is not UNSET:
            field_dict["atRisk"] = at_risk
        if expires_at is not UNSET:
            field_dict["expiresAt"] = expires_at
        if changed_at is not UNSET:
            field_dict["changedAt"] = changed_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_approval_kind(d.pop("kind"))

        contract = d.pop("contract")

        changed_block = d.pop("changedBlock")

        agreement = check_approval_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        spender = d.pop("spender", UNSET)

        spender_name = d.pop("spenderName", UNSET)

        token_id = d.pop("tokenId", UNSET)

        units = d.pop("units", UNSET)

        at_risk = d.pop("atRisk", UNSET)

        expires_at = d.pop("expiresAt", UNSET)

        changed_at = d.pop("changedAt", UNSET)

        approval = cls(
            kind=kind,
            contract=contract,
            changed_block=changed_block,
            agreement=agreement,
            agreeing=agreeing,
            spender=spender,
            spender_name=spender_name,
            token_id=token_id,
            units=units,
            at_risk=at_risk,
            expires_at=expires_at,
            changed_at=changed_at,
        )

        approval.additional_properties = d
        return approval

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
