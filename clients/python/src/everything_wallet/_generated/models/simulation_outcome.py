from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.simulation_outcome_coin_word import (
    SimulationOutcomeCoinWord,
    check_simulation_outcome_coin_word,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.approval_change import ApprovalChange
    from ..models.balance_change import BalanceChange


T = TypeVar("T", bound="SimulationOutcome")


@_attrs_define
class SimulationOutcome:
    """
    Attributes:
        succeeds (bool):
        changes (list[BalanceChange]):
        approvals (list[ApprovalChange]):
        is_whole (bool): Whether the simulation covers all changes. If false, there may be changes that are not listed.
        reason (str | Unset): Why the call would fail, as an English sentence.
        returned (str | Unset): The first kilobyte that the contract returned, if the call fails.
        gas_used (str | Unset): Absent if no node reports it. Example: 50000.
        coin_wei (str | Unset): The change of the sender’s coin balance, in wei, without the cost of gas. Absent if no
            node reports it. Example: -1000000.
        coin_word (SimulationOutcomeCoinWord | Unset): `verified`: the contract’s answers before and after the call
            confirm it; `log`: only the contract’s logs report it.
    """

    succeeds: bool
    changes: list[BalanceChange]
    approvals: list[ApprovalChange]
    is_whole: bool
    reason: str | Unset = UNSET
    returned: str | Unset = UNSET
    gas_used: str | Unset = UNSET
    coin_wei: str | Unset = UNSET
    coin_word: SimulationOutcomeCoinWord | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        succeeds = self.succeeds

        changes = []
        for changes_item_data in self.changes:
            changes_item = changes_item_data.to_dict()
            changes.append(changes_item)

        approvals = []
        for approvals_item_data in self.approvals:
            approvals_item = approvals_item_data.to_dict()
            approvals.append(approvals_item)

        is_whole = self.is_whole

        reason = self.reason

        returned = self.returned

        gas_used = self.gas_used

        coin_wei = self.coin_wei

        coin_word: str | Unset = UNSET
        if not isinstance(self.coin_word, Unset):
            coin_word = self.coin_word

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "succeeds": succeeds,
                "changes": changes,
                "approvals": approvals,
                "isWhole": is_whole,
            }
        )
        if reason is not UNSET:
            field_dict["reason"] = reason
        if returned is not UNSET:
            field_dict["returned"] = returned
        if gas_used is not UNSET:
            field_dict["gasUsed"] = gas_used
        if coin_wei is not UNSET:
            field_dict["coinWei"] = coin_wei
        if coin_word is not UNSET:
            field_dict["coinWord"] = coin_word

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.approval_change import ApprovalChange  # noqa: PLC0415
        from ..models.balance_change import BalanceChange  # noqa: PLC0415

        d = dict(src_dict)
        succeeds = d.pop("succeeds")

        changes = []
        _changes = d.pop("changes")
        for changes_item_data in _changes:
            changes_item = BalanceChange.from_dict(changes_item_data)

            changes.append(changes_item)

        approvals = []
        _approvals = d.pop("approvals")
        for approvals_item_data in _approvals:
            approvals_item = ApprovalChange.from_dict(approvals_item_data)

            approvals.append(approvals_item)

        is_whole = d.pop("isWhole")

        reason = d.pop("reason", UNSET)

        returned = d.pop("returned", UNSET)

        gas_used = d.pop("gasUsed", UNSET)

        coin_wei = d.pop("coinWei", UNSET)

        _coin_word = d.pop("coinWord", UNSET)
        coin_word: SimulationOutcomeCoinWord | Unset
        if isinstance(_coin_word, Unset):
            coin_word = UNSET
        else:
            coin_word = check_simulation_outcome_coin_word(_coin_word)

        simulation_outcome = cls(
            succeeds=succeeds,
            changes=changes,
            approvals=approvals,
            is_whole=is_whole,
            reason=reason,
            returned=returned,
            gas_used=gas_used,
            coin_wei=coin_wei,
            coin_word=coin_word,
        )

        simulation_outcome.additional_properties = d
        return simulation_outcome

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
