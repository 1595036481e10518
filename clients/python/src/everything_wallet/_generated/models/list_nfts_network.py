from typing import Literal, cast

ListNftsNetwork = Literal[
    "1",
    "10",
    "11155111",
    "137",
    "42161",
    "43114",
    "56",
    "80002",
    "8453",
    "arbitrum",
    "avalanche",
    "base",
    "bsc",
    "ethereum",
    "mainnet",
    "optimism",
    "polygon",
    "polygon-amoy",
    "polygon-mainnet",
    "sepolia",
]


def check_list_nfts_network(value: str) -> ListNftsNetwork:
    return cast(ListNftsNetwork, value)
