from typing import Literal, cast

TransactionStatus = Literal["completed", "failed", "pending"]


def check_transaction_status(value: str) -> TransactionStatus:
    return cast(TransactionStatus, value)
