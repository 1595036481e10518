from typing import Literal, cast

SimulateNetwork = Literal[
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


def check_simulate_network(value: str) -> SimulateNetwork:
    return cast(SimulateNetwork, value)
