from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.lido_position_agreement import (
    LidoPositionAgreement,
    check_lido_position_agreement,
)
from ..models.lido_position_status import LidoPositionStatus, check_lido_position_status
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.lido_position_other_requests import LidoPositionOtherRequests
    from ..models.lido_request import LidoRequest


T = TypeVar("T", bound="LidoPosition")


@_attrs_define
class LidoPosition:
    """The position with Lido. Absent if the address is confirmed to have none, and on networks other than Ethereum.

    Attributes:
        status (LidoPositionStatus): `open`: staking is possible; `closed`: no staking now; `unknown`: the nodes
            disagree.
        agreement (LidoPositionAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        agreeing (int): The number of nodes that agree. Example: 3.
        staked (str | Unset): The stETH balance, in its smallest unit; it grows as rewards arrive. Absent if it is
            unknown. Example: 1000000.
        wrapped (str | Unset): The wstETH balance, in its smallest unit. Absent if it is unknown. Example: 1000000.
        wrapped_worth (str | Unset): The value of the wstETH balance in stETH. Absent if it is unknown. Example:
            1000000.
        earned (str | Unset): The staking earnings so far, in stETH, with a sign. Absent if the logs are incomplete, or
            if stETH was received from others or sent to them. Example: 1250000.
        requests (list[LidoRequest] | Unset): The unclaimed withdrawal requests, at most the 64 largest. Absent if they
            are unknown.
        other_requests (LidoPositionOtherRequests | Unset): Further requests that are not in `requests`; anyone can
            create requests for any address. Absent without further requests.
        apy7 (str | Unset): The compounded yearly yield in percent, measured from the value of a share 7 days ago.
            Absent if it was not measured. Example: 3.2500.
        apy30 (str | Unset): The same, measured from 30 days ago or from `measuredDays` ago. Absent if it was not
            measured. Example: 3.2500.
        measured_days (float | Unset): The number of days over which `apy30` was measured. Example: 30.
    """

    status: LidoPositionStatus
    agreement: LidoPositionAgreement
    agreeing: int
    staked: str | Unset = UNSET
    wrapped: str | Unset = UNSET
    wrapped_worth: str | Unset = UNSET
    earned: str | Unset = UNSET
    requests: list[LidoRequest] | Unset = UNSET
    other_requests: LidoPositionOtherRequests | Unset = UNSET
    apy7: str | Unset = UNSET
    apy30: str | Unset = UNSET
    measured_days: float | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status: str = self.status

        agreement: str = self.agreement

        agreeing = self.agreeing

        staked = self.staked

        wrapped = self.wrapped

        wrapped_worth = self.wrapped_worth

        earned = self.earned

        requests: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.requests, Unset):
            requests = []
            for requests_item_data in self.requests:
                requests_item = requests_item_data.to_dict()
                requests.append(requests_item)

        other_requests: dict[str, Any] | Unset = UNSET
        if not isinstance(self.other_requests, Unset):
            other_requests = self.other_requests.to_dict()

        apy7 = self.apy7

        apy30 = self.apy30

        measured_days = self.measured_days

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "agreement": agreement,
                "agreeing": agreeing,
            }
        )
        if staked is not UNSET:
            field_dict["staked"] = staked
        if wrapped is not UNSET:
            field_dict["wrapped"] = wrapped
        if wrapped_worth is not UNSET:
            field_dict["wrappedWorth"] = wrapped_worth
        if earned is not UNSET:
            field_dict["earned"] = earned
        if requests is not UNSET:
            field_dict["requests"] = requests
        if other_requests is not UNSET:
            field_dict["otherRequests"] = other_requests
        if apy7 is not UNSET:
            field_dict["apy7"] = apy7
        if apy30 is not UNSET:
            field_dict["apy30"] = apy30
        if measured_days is not UNSET:
            field_dict["measuredDays"] = measured_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.lido_position_other_requests import LidoPositionOtherRequests  # noqa: PLC0415
        from ..models.lido_request import LidoRequest  # noqa: PLC0415

        d = dict(src_dict)
        status = check_lido_position_status(d.pop("status"))

        agreement = check_lido_position_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        staked = d.pop("staked", UNSET)

        wrapped = d.pop("wrapped", UNSET)

        wrapped_worth = d.pop("wrappedWorth", UNSET)

        earned = d.pop("earned", UNSET)

        _requests = d.pop("requests", UNSET)
        requests: list[LidoRequest] | Unset = UNSET
        if _requests is not UNSET:
            requests = []
            for requests_item_data in _requests:
                requests_item = LidoRequest.from_dict(requests_item_data)

                requests.append(requests_item)

        _other_requests = d.pop("otherRequests", UNSET)
        other_requests: LidoPositionOtherRequests | Unset
        if isinstance(_other_requests, Unset):
            other_requests = UNSET
        else:
            other_requests = LidoPositionOtherRequests.from_dict(_other_requests)

        apy7 = d.pop("apy7", UNSET)

        apy30 = d.pop("apy30", UNSET)

        measured_days = d.pop("measuredDays", UNSET)

        lido_position = cls(
            status=status,
            agreement=agreement,
            agreeing=agreeing,
            staked=staked,
            wrapped=wrapped,
            wrapped_worth=wrapped_worth,
            earned=earned,
            requests=requests,
            other_requests=other_requests,
            apy7=apy7,
            apy30=apy30,
            measured_days=measured_days,
        )

        lido_position.additional_properties = d
        return lido_position

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
