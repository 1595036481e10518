from typing import Literal, cast

BalanceNetwork = Literal[
    "arbitrum",
    "avalanche",
    "base",
    "bsc",
    "mainnet",
    "optimism",
    "polygon-amoy",
    "polygon-mainnet",
    "sepolia",
]


def check_balance_network(value: str) -> BalanceNetwork:
    return cast(BalanceNetwork, value)
