from typing import Literal, cast

TransactionAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_transaction_agreement(value: str) -> TransactionAgreement:
    return cast(TransactionAgreement, value)
