from typing import Literal, cast

GasEstimateNetwork = Literal[
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


def check_gas_estimate_network(value: str) -> GasEstimateNetwork:
    return cast(GasEstimateNetwork, value)
