from typing import Literal, cast

WebhookPausedBy = Literal["failures", "user"]


def check_webhook_paused_by(value: str) -> WebhookPausedBy:
    return cast(WebhookPausedBy, value)
