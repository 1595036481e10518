from typing import Literal, cast

SendTransactionNetwork = Literal[
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


def check_send_transaction_network(value: str) -> SendTransactionNetwork:
    return cast(SendTransactionNetwork, value)
