from typing import Literal, cast

NftsNetwork = Literal[
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


def check_nfts_network(value: str) -> NftsNetwork:
    return cast(NftsNetwork, value)
