from typing import Literal, cast

WebhookDeliveryProblem = Literal["redirect", "refused", "status", "timeout", "unreachable"]


def check_webhook_delivery_problem(value: str) -> WebhookDeliveryProblem:
    return cast(WebhookDeliveryProblem, value)
