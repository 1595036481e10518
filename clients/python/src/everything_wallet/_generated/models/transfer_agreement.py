from typing import Literal, cast

TransferAgreement = Literal["agreed", "unconfirmed"]


def check_transfer_agreement(value: str) -> TransferAgreement:
    return cast(TransferAgreement, value)
