from typing import Literal, cast

ProblemCode = Literal[
    "body_too_large",
    "broadcast_uncertain",
    "daily_limit_reached",
    "gas_too_high",
    "gas_too_low",
    "headers_too_large",
    "insufficient_funds",
    "invalid_request",
    "key_expired",
    "key_malformed",
    "key_missing",
    "key_revoked",
    "key_unknown",
    "malformed_json",
    "method_not_allowed",
    "network_not_allowed",
    "nonce_taken",
    "nonce_too_low",
    "rate_limited",
    "route_not_found",
    "scope_missing",
    "service_unavailable",
    "too_many_unknown_keys",
    "transaction_malformed",
    "transaction_not_found",
    "transaction_unsigned",
    "transaction_unsupported",
    "transaction_wrong_chain",
    "transfer_reverts",
    "underpriced",
    "unsupported_media_type",
    "upstream_timeout",
    "upstream_unavailable",
    "webhook_not_found",
]


def check_problem_code(value: str) -> ProblemCode:
    return cast(ProblemCode, value)
