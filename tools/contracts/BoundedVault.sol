// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./SampleVault.sol";

/// Sample vault whose `redeem` also accepts a maximum loss, as in Yearn V3 vaults: in basis points of the shares' value.
contract BoundedVault is SampleVault {
    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_
    ) SampleVault(asset_, name_, symbol_, moreDecimals, ratePerSecond_) {}

    function redeem(
        uint256 shares,
        address receiver,
        address owner,
        uint256 maxLoss
    ) external returns (uint256 assets) {
        uint256 due = convertToAssets(shares);
        assets = redeem(shares, receiver, owner);
        require(due - assets <= (due * maxLoss) / 10_000, "too much loss");
    }
}
