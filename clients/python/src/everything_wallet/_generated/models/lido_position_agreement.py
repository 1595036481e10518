from typing import Literal, cast

LidoPositionAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_lido_position_agreement(value: str) -> LidoPositionAgreement:
    return cast(LidoPositionAgreement, value)
