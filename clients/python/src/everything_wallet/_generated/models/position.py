from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.position_agreement import PositionAgreement, check_position_agreement
from ..models.position_kind import PositionKind, check_position_kind
from ..models.position_status import PositionStatus, check_position_status
from ..types import UNSET, Unset

T = TypeVar("T", bound="Position")


@_attrs_define
class Position:
    """
    Attributes:
        vault (str): The address of the pool, which is also the token of its shares. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        name (str): The name that its operators use.
        kind (PositionKind):
        asset (str): The token that you deposit and withdraw. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        status (PositionStatus): `open`: deposits and withdrawals are possible; `closed`: no deposits now; `otherAsset`:
            its asset differs from the listed one; `absent`: there is no contract; `unknown`: the nodes disagree.
        agreement (PositionAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 3.
        shares (str | Unset): The shares, in their smallest unit. Absent if unknown. Example: 1000000.
        share_decimals (int | Unset): The decimals of its shares. Example: 18.
        assets (str | Unset): The current value of all shares, in the asset’s smallest unit. Absent if it is unknown.
            Example: 1000000.
        max_withdraw (str | Unset): The part that can be withdrawn at once, in the asset’s smallest unit. Absent if it
            is unknown. Example: 1000000.
        max_redeem (str | Unset): The part that can be withdrawn at once, in shares. Example: 1000000.
        earned (str | Unset): The earnings so far according to the vault’s logs, in the asset’s smallest unit, with a
            sign. Absent if the logs are incomplete. Example: 1250000.
        apy7 (str | Unset): The compounded yearly yield in percent, measured from the share price of 7 days ago. Absent
            if it was not measured. Example: 3.2500.
        apy30 (str | Unset): The same, measured from 30 days ago or from `measuredDays` ago. Absent if it was not
            measured. Example: 3.2500.
        measured_days (float | Unset): The number of days over which `apy30` was measured. Example: 30.
    """

    vault: str
    name: str
    kind: PositionKind
    asset: str
    status: PositionStatus
    agreement: PositionAgreement
    agreeing: int
    shares: str | Unset = UNSET
    share_decimals: int | Unset = UNSET
    assets: str | Unset = UNSET
    max_withdraw: str | Unset = UNSET
    max_redeem: str | Unset = UNSET
    earned: str | Unset = UNSET
    apy7: str | Unset = UNSET
    apy30: str | Unset = UNSET
    measured_days: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        vault = self.vault

        name = self.name

        kind: str = self.kind

        asset = self.asset

        status: str = self.status

        agreement: str = self.agreement

        agreeing = self.agreeing

        shares = self.shares

        share_decimals = self.share_decimals

        assets = self.assets

        max_withdraw = self.max_withdraw

        max_redeem = self.max_redeem

        earned = self.earned

        apy7 = self.apy7

        apy30 = self.apy30

        measured_days = self.measured_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "vault": vault,
                "name": name,
                "kind": kind,
                "asset": asset,
                "status": status,
                "agreement": agreement,
                "agreeing": agreeing,
            }
        )
        if shares is not UNSET:
            field_dict["shares"] = shares
        if share_decimals is not UNSET:
            field_dict["shareDecimals"] = share_decimals
        if assets is not UNSET:
            field_dict["assets"] = assets
        if max_withdraw is not UNSET:
            field_dict["maxWithdraw"] = max_withdraw
        if max_redeem is not UNSET:
            field_dict["maxRedeem"] = max_redeem
        if earned is not UNSET:
            field_dict["earned"] = earned
        if apy7 is not UNSET:
            field_dict["apy7"] = apy7
        if apy30 is not UNSET:
            field_dict["apy30"] = apy30
        if measured_days is not UNSET:
            field_dict["measuredDays"] = measured_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        vault = d.pop("vault")

        name = d.pop("name")

        kind = check_position_kind(d.pop("kind"))

        asset = d.pop("asset")

        status = check_position_status(d.pop("status"))

        agreement = check_position_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        shares = d.pop("shares", UNSET)

        share_decimals = d.pop("shareDecimals", UNSET)

        assets = d.pop("assets", UNSET)

        max_withdraw = d.pop("maxWithdraw", UNSET)

        max_redeem = d.pop("maxRedeem", UNSET)

        earned = d.pop("earned", UNSET)

        apy7 = d.pop("apy7", UNSET)

        apy30 = d.pop("apy30", UNSET)

        measured_days = d.pop("measuredDays", UNSET)

        position = cls(
            vault=vault,
            name=name,
            kind=kind,
            asset=asset,
            status=status,
            agreement=agreement,
            agreeing=agreeing,
            shares=shares,
            share_decimals=share_decimals,
            assets=assets,
            max_withdraw=max_withdraw,
            max_redeem=max_redeem,
            earned=earned,
            apy7=apy7,
            apy30=apy30,
            measured_days=measured_days,
        )

        position.additional_properties = d
        return position

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
