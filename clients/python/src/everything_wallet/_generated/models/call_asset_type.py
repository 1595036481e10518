from typing import Literal, cast

CallAssetType = Literal["coin", "collection", "multiToken", "nft", "token", "tokenOrNft", "vaultAsset"]


def check_call_asset_type(value: str) -> CallAssetType:
    return cast(CallAssetType, value)
