from typing import Literal, cast

WebhookStatus = Literal["active", "paused"]


def check_webhook_status(value: str) -> WebhookStatus:
    return cast(WebhookStatus, value)
