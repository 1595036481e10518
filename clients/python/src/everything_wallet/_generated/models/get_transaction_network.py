from typing import Literal, cast

GetTransactionNetwork = Literal[
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


def check_get_transaction_network(value: str) -> GetTransactionNetwork:
    return cast(GetTransactionNetwork, value)
