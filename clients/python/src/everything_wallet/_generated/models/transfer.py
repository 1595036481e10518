from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.transfer_agreement import TransferAgreement, check_transfer_agreement
from ..models.transfer_direction import TransferDirection, check_transfer_direction
from ..models.transfer_standard import TransferStandard, check_transfer_standard
from ..types import UNSET, Unset

T = TypeVar("T", bound="Transfer")


@_attrs_define
class Transfer:
    """
    Attributes:
        tx_hash (str): The hash of the transaction. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        block_number (int): The block that contains the transaction. Example: 7654321.
        at (int): The time of the block in ms since 1970. Example: 1800000000000.
        direction (TransferDirection):
        from_ (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        contract (str): A checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        standard (TransferStandard):
        units (str): The amount in the smallest unit; 1 for ERC-721. Example: 1000000.
        agreement (TransferAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees.
        agreeing (int): The number of nodes that agree. Example: 3.
        is_unverified (bool): Whether nothing was moved, or someone else signed the transaction and the contract is
            unlisted: such a contract can log anything.
        token_id (str | Unset): The token id, for NFTs. Example: 7.
    """

    tx_hash: str
    block_number: int
    at: int
    direction: TransferDirection
    from_: str
    to: str
    contract: str
    standard: TransferStandard
    units: str
    agreement: TransferAgreement
    agreeing: int
    is_unverified: bool
    token_id: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        tx_hash = self.tx_hash

        block_number = self.block_number

        at = self.at

        direction: str = self.direction

        from_ = self.from_

        to = self.to

        contract = self.contract

        standard: str = self.standard

        units = self.units

        agreement: str = self.agreement

        agreeing = self.agreeing

        is_unverified = self.is_unverified

        token_id = self.token_id

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "txHash": tx_hash,
                "blockNumber": block_number,
                "at": at,
                "direction": direction,
                "from": from_,
                "to": to,
                "contract": contract,
                "standard": standard,
                "units": units,
                "agreement": agreement,
                "agreeing": agreeing,
                "isUnverified": is_unverified,
            }
        )
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        tx_hash = d.pop("txHash")

        block_number = d.pop("blockNumber")

        at = d.pop("at")

        direction = check_transfer_direction(d.pop("direction"))

        from_ = d.pop("from")

        to = d.pop("to")

        contract = d.pop("contract")

        standard = check_transfer_standard(d.pop("standard"))

        units = d.pop("units")

        agreement = check_transfer_agreement(d.pop("agreement"))

        agreeing = d.pop("agreeing")

        is_unverified = d.pop("isUnverified")

        token_id = d.pop("tokenId", UNSET)

        transfer = cls(
            tx_hash=tx_hash,
            block_number=block_number,
            at=at,
            direction=direction,
            from_=from_,
            to=to,
            contract=contract,
            standard=standard,
            units=units,
            agreement=agreement,
            agreeing=agreeing,
            is_unverified=is_unverified,
            token_id=token_id,
        )

        transfer.additional_properties = d
        return transfer

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
