// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "./SampleVault.sol";

/// A sample vault that can be left with a bound on the loss, as Yearn's V3 vaults can: in parts of 10,000 of what the shares are worth.
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
