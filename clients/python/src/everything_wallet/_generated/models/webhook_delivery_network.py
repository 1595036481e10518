from typing import Literal, cast

WebhookDeliveryNetwork = Literal[
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


def check_webhook_delivery_network(value: str) -> WebhookDeliveryNetwork:
    return cast(WebhookDeliveryNetwork, value)
