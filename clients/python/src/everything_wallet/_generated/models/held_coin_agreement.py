from typing import Literal, cast

HeldCoinAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_held_coin_agreement(value: str) -> HeldCoinAgreement:
    return cast(HeldCoinAgreement, value)
