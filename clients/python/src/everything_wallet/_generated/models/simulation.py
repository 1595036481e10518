from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.simulation_agreement import (
    SimulationAgreement,
    check_simulation_agreement,
)
from ..models.simulation_network import SimulationNetwork, check_simulation_network
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.call_party import CallParty
    from ..models.decoded_call import DecodedCall
    from ..models.simulation_nodes import SimulationNodes
    from ..models.simulation_outcome import SimulationOutcome
    from ..models.token_facts import TokenFacts


T = TypeVar("T", bound="Simulation")


@_attrs_define
class Simulation:
    """
    Attributes:
        network (SimulationNetwork): The network’s rpcName. Example: sepolia.
        chain_id (int): The network’s chain id (EIP-155). Example: 11155111.
        currency (str): The symbol of the network’s coin. Example: SepoliaETH.
        digest (str): The keccak-256 hash of exactly what was simulated: chain, sender, contract, value, data, gas and
            fees. Sign exactly the same transaction. Example:
            0xc0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeec0ffeebeef.
        agreement (SimulationAgreement): `agreed`: enough nodes agree; `unconfirmed`: too few nodes answered, and none
            disagrees; `disputed`: the nodes disagree; `unknown`: no node answered.
        nodes (SimulationNodes):
        call (DecodedCall):
        tokens (list[TokenFacts]): The facts of every token contract named in this answer.
        parties (list[CallParty]):
        block_number (int | Unset): The block on top of which the call was simulated. Absent if no node reports it.
            Example: 7654321.
        outcome (SimulationOutcome | Unset):
    """

    network: SimulationNetwork
    chain_id: int
    currency: str
    digest: str
    agreement: SimulationAgreement
    nodes: SimulationNodes
    call: DecodedCall
    tokens: list[TokenFacts]
    parties: list[CallParty]
    block_number: int | Unset = UNSET
    outcome: SimulationOutcome | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        network: str = self.network

        chain_id = self.chain_id

        currency = self.currency

        digest = self.digest

        agreement: str = self.agreement

        nodes = self.nodes.to_dict()

        call = self.call.to_dict()

        tokens = []
        for tokens_item_data in self.tokens:
            tokens_item = tokens_item_data.to_dict()
            tokens.append(tokens_item)

        parties = []
        for parties_item_data in self.parties:
            parties_item = parties_item_data.to_dict()
            parties.append(parties_item)

        block_number = self.block_number

        outcome: dict[str, Any] | Unset = UNSET
        if not isinstance(self.outcome, Unset):
            outcome = self.outcome.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "network": network,
                "chainId": chain_id,
                "currency": currency,
                "digest": digest,
                "agreement": agreement,
                "nodes": nodes,
                "call": call,
                "tokens": tokens,
                "parties": parties,
            }
        )
        if block_number is not UNSET:
            field_dict["blockNumber"] = block_number
        if outcome is not UNSET:
            field_dict["outcome"] = outcome

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.call_party import CallParty  # noqa: PLC0415
        from ..models.decoded_call import DecodedCall  # noqa: PLC0415
        from ..models.simulation_nodes import SimulationNodes  # noqa: PLC0415
        from ..models.simulation_outcome import SimulationOutcome  # noqa: PLC0415
        from ..models.token_facts import TokenFacts  # noqa: PLC0415

        d = dict(src_dict)
        network = check_simulation_network(d.pop("network"))

        chain_id = d.pop("chainId")

        currency = d.pop("currency")

        digest = d.pop("digest")

        agreement = check_simulation_agreement(d.pop("agreement"))

        nodes = SimulationNodes.from_dict(d.pop("nodes"))

        call = DecodedCall.from_dict(d.pop("call"))

        tokens = []
        _tokens = d.pop("tokens")
        for tokens_item_data in _tokens:
            tokens_item = TokenFacts.from_dict(tokens_item_data)

            tokens.append(tokens_item)

        parties = []
        _parties = d.pop("parties")
        for parties_item_data in _parties:
            parties_item = CallParty.from_dict(parties_item_data)

            parties.append(parties_item)

        block_number = d.pop("blockNumber", UNSET)

        _outcome = d.pop("outcome", UNSET)
        outcome: SimulationOutcome | Unset
        if isinstance(_outcome, Unset):
            outcome = UNSET
        else:
            outcome = SimulationOutcome.from_dict(_outcome)

        simulation = cls(
            network=network,
            chain_id=chain_id,
            currency=currency,
            digest=digest,
            agreement=agreement,
            nodes=nodes,
            call=call,
            tokens=tokens,
            parties=parties,
            block_number=block_number,
            outcome=outcome,
        )

        simulation.additional_properties = d
        return simulation

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
