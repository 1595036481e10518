from typing import Literal, cast

WebhookNetworksItem = Literal[
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


def check_webhook_networks_item(value: str) -> WebhookNetworksItem:
    return cast(WebhookNetworksItem, value)
