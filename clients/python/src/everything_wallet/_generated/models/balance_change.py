from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.balance_change_kind import BalanceChangeKind, check_balance_change_kind
from ..models.balance_change_word import BalanceChangeWord, check_balance_change_word
from ..types import UNSET, Unset

T = TypeVar("T", bound="BalanceChange")


@_attrs_define
class BalanceChange:
    """
    Attributes:
        kind (BalanceChangeKind):
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        units (str): The change of the sender’s balance, in the smallest unit; negative if the sender pays. Example:
            -1000000.
        word (BalanceChangeWord): `verified`: the contract’s answers before and after the call confirm it; `log`: only
            the contract’s logs report it.
        is_log_different (bool): Whether the contract’s logs report a different amount.
        token_id (str | Unset): The token id. Absent for ERC-20.
    """

    kind: BalanceChangeKind
    contract: str
    units: str
    word: BalanceChangeWord
    is_log_different: bool
    token_id: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        contract = self.contract

        units = self.units

        word: str = self.word

        is_log_different = self.is_log_different

        token_id = self.token_id

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
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_balance_change_kind(d.pop("kind"))

        contract = d.pop("contract")

        units = d.pop("units")

        word = check_balance_change_word(d.pop("word"))

        is_log_different = d.pop("isLogDifferent")

        token_id = d.pop("tokenId", UNSET)

        balance_change = cls(
            kind=kind,
            contract=contract,
            units=units,
            word=word,
            is_log_different=is_log_different,
            token_id=token_id,
        )

        balance_change.additional_properties = d
        return balance_change

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
