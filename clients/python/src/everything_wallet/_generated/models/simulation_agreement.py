from typing import Literal, cast

SimulationAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_simulation_agreement(value: str) -> SimulationAgreement:
    return cast(SimulationAgreement, value)
