from typing import Literal, cast

TransferDirection = Literal["in", "out", "self"]


def check_transfer_direction(value: str) -> TransferDirection:
    return cast(TransferDirection, value)
