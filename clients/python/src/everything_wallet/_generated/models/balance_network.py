from typing import Literal, cast

BalanceNetwork = Literal["mainnet", "polygon-amoy", "polygon-mainnet", "sepolia"]


def check_balance_network(value: str) -> BalanceNetwork:
    return cast(BalanceNetwork, value)
