from typing import Literal, cast

ApprovalsLogs = Literal["behind", "refused", "whole"]


def check_approvals_logs(value: str) -> ApprovalsLogs:
    return cast(ApprovalsLogs, value)
