from typing import Literal, cast

HeldNftStandard = Literal["erc1155", "erc721"]


def check_held_nft_standard(value: str) -> HeldNftStandard:
    return cast(HeldNftStandard, value)
