from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.event_data_approval import EventDataApproval, check_event_data_approval
from ..models.event_data_direction import EventDataDirection, check_event_data_direction
from ..models.event_data_kind import EventDataKind, check_event_data_kind
from ..models.event_data_standard import EventDataStandard, check_event_data_standard
from ..types import UNSET, Unset

T = TypeVar("T", bound="EventData")


@_attrs_define
class EventData:
    """
    Attributes:
        kind (EventDataKind): The kind of movement. It decides which of the optional fields are present.
        movement_id (str): Identifies the transfer or approval: the same in each event about it, in whichever block its
            transaction is. Example: 11155111:0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254:0:in.
        address (str): The account, as a checksum address (EIP-55). Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        direction (EventDataDirection): `in`: to the account, or an approval for it. `out`: from the account, or an
            approval by it. `self`: both. Example: in.
        tx_hash (str): The hash of the transaction. Example:
            0x58e57948731014890a15122e8b4d4917777246a2ed71518f00941871d15f9254.
        block_number (int): The block of the transaction. Example: 7654321.
        block_hash (str): The hash of that block. Example:
            0xabababababababababababababababababababababababababababababababab.
        block_at (int): The time of that block, in ms since 1970. Example: 1800000000000.
        standard (EventDataStandard | Unset): Of transfers: the network’s coin, or the standard of the contract.
            Example: erc20.
        from_ (str | Unset): Of transfers: the sender. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        to (str | Unset): Of transfers: the recipient. Example: 0x52908400098527886E0F7030069857D2E4169EE7.
        units (str | Unset): The amount in the smallest unit: 1 for an ERC-721 token, 0 for an approval that ended.
            Absent for approvals that have no amount. Example: 1000000.
        contract (str | Unset): The contract of the token or NFT. Absent for coin. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        token_id (str | Unset): The token id, for NFTs and approvals of one NFT. Example: 7.
        symbol (str | Unset): The symbol of coin, and of tokens that the wallet knows. Absent otherwise. Example: USDC.
        decimals (int | Unset): The decimals of coin, and of tokens that the wallet knows. Absent otherwise. Example: 6.
        approval (EventDataApproval | Unset): Of approvals. `allowance`: an amount of an ERC-20 token; `tokenApproval`:
            one ERC-721 token; `operator`: all tokens of an NFT contract; `permit2`: an amount through the Permit2 contract.
            Example: allowance.
        owner (str | Unset): Of approvals: the account that owns the tokens. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
        spender (str | Unset): Of approvals: the account that may move them. Example:
            0x52908400098527886E0F7030069857D2E4169EE7.
    """

    kind: EventDataKind
    movement_id: str
    address: str
    direction: EventDataDirection
    tx_hash: str
    block_number: int
    block_hash: str
    block_at: int
    standard: EventDataStandard | Unset = UNSET
    from_: str | Unset = UNSET
    to: str | Unset = UNSET
    units: str | Unset = UNSET
    contract: str | Unset = UNSET
    token_id: str | Unset = UNSET
    symbol: str | Unset = UNSET
    decimals: int | Unset = UNSET
    approval: EventDataApproval | Unset = UNSET
    owner: str | Unset = UNSET
    spender: str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind: str = self.kind

        movement_id = self.movement_id

        address = self.address

        direction: str = self.direction

        tx_hash = self.tx_hash

        block_number = self.block_number

        block_hash = self.block_hash

        block_at = self.block_at

        standard: str | Unset = UNSET
        if not isinstance(self.standard, Unset):
            standard = self.standard

        from_ = self.from_

        to = self.to

        units = self.units

        contract = self.contract

        token_id = self.token_id

        symbol = self.symbol

        decimals = self.decimals

        approval: str | Unset = UNSET
        if not isinstance(self.approval, Unset):
            approval = self.approval

        owner = self.owner

        spender = self.spender

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "movementId": movement_id,
                "address": address,
                "direction": direction,
                "txHash": tx_hash,
                "blockNumber": block_number,
                "blockHash": block_hash,
                "blockAt": block_at,
            }
        )
        if standard is not UNSET:
            field_dict["standard"] = standard
        if from_ is not UNSET:
            field_dict["from"] = from_
        if to is not UNSET:
            field_dict["to"] = to
        if units is not UNSET:
            field_dict["units"] = units
        if contract is not UNSET:
            field_dict["contract"] = contract
        if token_id is not UNSET:
            field_dict["tokenId"] = token_id
        if symbol is not UNSET:
            field_dict["symbol"] = symbol
        if decimals is not UNSET:
            field_dict["decimals"] = decimals
        if approval is not UNSET:
            field_dict["approval"] = approval
        if owner is not UNSET:
            field_dict["owner"] = owner
        if spender is not UNSET:
            field_dict["spender"] = spender

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = check_event_data_kind(d.pop("kind"))

        movement_id = d.pop("movementId")

        address = d.pop("address")

        direction = check_event_data_direction(d.pop("direction"))

        tx_hash = d.pop("txHash")

        block_number = d.pop("blockNumber")

        block_hash = d.pop("blockHash")

        block_at = d.pop("blockAt")

        _standard = d.pop("standard", UNSET)
        standard: EventDataStandard | Unset
        if isinstance(_standard, Unset):
            standard = UNSET
        else:
            standard = check_event_data_standard(_standard)

        from_ = d.pop("from", UNSET)

        to = d.pop("to", UNSET)

        units = d.pop("units", UNSET)

        contract = d.pop("contract", UNSET)

        token_id = d.pop("tokenId", UNSET)

        symbol = d.pop("symbol", UNSET)

        decimals = d.pop("decimals", UNSET)

        _approval = d.pop("approval", UNSET)
        approval: EventDataApproval | Unset
        if isinstance(_approval, Unset):
            approval = UNSET
        else:
            approval = check_event_data_approval(_approval)

        owner = d.pop("owner", UNSET)

        spender = d.pop("spender", UNSET)

        event_data = cls(
            kind=kind,
            movement_id=movement_id,
            address=address,
            direction=direction,
            tx_hash=tx_hash,
            block_number=block_number,
            block_hash=block_hash,
            block_at=block_at,
            standard=standard,
            from_=from_,
            to=to,
            units=units,
            contract=contract,
            token_id=token_id,
            symbol=symbol,
            decimals=decimals,
            approval=approval,
            owner=owner,
            spender=spender,
        )

        event_data.additional_properties = d
        return event_data

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
