from typing import Literal, cast

BalanceChangeKind = Literal["erc1155", "erc20", "erc721"]


def check_balance_change_kind(value: str) -> BalanceChangeKind:
    return cast(BalanceChangeKind, value)
