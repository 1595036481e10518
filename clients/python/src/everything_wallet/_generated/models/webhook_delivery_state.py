from typing import Literal, cast

WebhookDeliveryState = Literal["delivered", "failed", "retrying"]


def check_webhook_delivery_state(value: str) -> WebhookDeliveryState:
    return cast(WebhookDeliveryState, value)
