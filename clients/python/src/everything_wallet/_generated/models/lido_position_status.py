from typing import Literal, cast

LidoPositionStatus = Literal["closed", "open", "unknown"]


def check_lido_position_status(value: str) -> LidoPositionStatus:
    return cast(LidoPositionStatus, value)
