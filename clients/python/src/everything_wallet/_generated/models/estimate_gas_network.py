from typing import Literal, cast

EstimateGasNetwork = Literal[
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


def check_estimate_gas_network(value: str) -> EstimateGasNetwork:
    return cast(EstimateGasNetwork, value)
