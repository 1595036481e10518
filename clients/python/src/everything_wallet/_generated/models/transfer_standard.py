from typing import Literal, cast

TransferStandard = Literal["erc1155", "erc20", "erc721"]


def check_transfer_standard(value: str) -> TransferStandard:
    return cast(TransferStandard, value)
