from typing import Literal, cast

PositionAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_position_agreement(value: str) -> PositionAgreement:
    return cast(PositionAgreement, value)
