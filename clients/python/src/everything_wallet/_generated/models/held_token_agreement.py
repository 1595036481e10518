from typing import Literal, cast

HeldTokenAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_held_token_agreement(value: str) -> HeldTokenAgreement:
    return cast(HeldTokenAgreement, value)
