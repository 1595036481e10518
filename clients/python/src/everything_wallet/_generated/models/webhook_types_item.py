from typing import Literal, cast

WebhookTypesItem = Literal[
    "approval.changed",
    "movement.reorged",
    "movement.settled",
    "transfer.coin",
    "transfer.nft",
    "transfer.token",
]


def check_webhook_types_item(value: str) -> WebhookTypesItem:
    return cast(WebhookTypesItem, value)
