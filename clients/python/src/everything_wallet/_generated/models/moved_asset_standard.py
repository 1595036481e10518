from typing import Literal, cast

MovedAssetStandard = Literal["coin", "erc1155", "erc20", "erc721"]


def check_moved_asset_standard(value: str) -> MovedAssetStandard:
    return cast(MovedAssetStandard, value)
