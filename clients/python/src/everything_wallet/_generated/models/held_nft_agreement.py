from typing import Literal, cast

HeldNftAgreement = Literal["agreed", "disputed", "unconfirmed", "unknown"]


def check_held_nft_agreement(value: str) -> HeldNftAgreement:
    return cast(HeldNftAgreement, value)
