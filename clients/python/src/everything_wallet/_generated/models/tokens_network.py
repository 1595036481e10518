from typing import Literal, cast

TokensNetwork = Literal[
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


def check_tokens_network(value: str) -> TokensNetwork:
    return cast(TokensNetwork, value)
