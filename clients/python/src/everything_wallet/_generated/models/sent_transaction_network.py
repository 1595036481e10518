from typing import Literal, cast

SentTransactionNetwork = Literal[
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


def check_sent_transaction_network(value: str) -> SentTransactionNetwork:
    return cast(SentTransactionNetwork, value)
