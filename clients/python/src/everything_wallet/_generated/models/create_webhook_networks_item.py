from typing import Literal, cast

CreateWebhookNetworksItem = Literal[
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


def check_create_webhook_networks_item(value: str) -> CreateWebhookNetworksItem:
    return cast(CreateWebhookNetworksItem, value)
