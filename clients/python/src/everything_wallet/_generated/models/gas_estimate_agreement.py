from typing import Literal, cast

GasEstimateAgreement = Literal["agreed", "unconfirmed"]


def check_gas_estimate_agreement(value: str) -> GasEstimateAgreement:
    return cast(GasEstimateAgreement, value)
