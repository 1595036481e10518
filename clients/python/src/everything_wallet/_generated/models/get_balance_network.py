from typing import Literal, cast

GetBalanceNetwork = Literal[
    "1",
    "11155111",
    "137",
    "80002",
    "ethereum",
    "mainnet",
    "polygon",
    "polygon-amoy",
    "polygon-mainnet",
    "sepolia",
]


def check_get_balance_network(value: str) -> GetBalanceNetwork:
    return cast(GetBalanceNetwork, value)
