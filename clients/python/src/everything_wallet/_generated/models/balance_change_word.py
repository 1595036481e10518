from typing import Literal, cast

BalanceChangeWord = Literal["log", "verified"]


def check_balance_change_word(value: str) -> BalanceChangeWord:
    return cast(BalanceChangeWord, value)
