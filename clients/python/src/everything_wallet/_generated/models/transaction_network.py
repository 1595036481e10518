from typing import Literal, cast

TransactionNetwork = Literal[
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


def check_transaction_network(value: str) -> TransactionNetwork:
    return cast(TransactionNetwork, value)
