from typing import Literal, cast

WebhookDeliveryType = Literal[
    "approval.changed",
    "movement.reorged",
    "movement.settled",
    "transfer.coin",
    "transfer.nft",
    "transfer.token",
]


def check_webhook_delivery_type(value: str) -> WebhookDeliveryType:
    return cast(WebhookDeliveryType, value)
