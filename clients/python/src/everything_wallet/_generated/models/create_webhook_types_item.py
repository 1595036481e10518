from typing import Literal, cast

CreateWebhookTypesItem = Literal[
    "approval.changed",
    "movement.reorged",
    "movement.settled",
    "transfer.coin",
    "transfer.nft",
    "transfer.token",
]


def check_create_webhook_types_item(value: str) -> CreateWebhookTypesItem:
    return cast(CreateWebhookTypesItem, value)
