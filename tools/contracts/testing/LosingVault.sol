// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "../BoundedVault.sol";

/// Test vault with a hidden loss: its previews omit the loss, and each withdrawal bears it.
contract LosingVault is BoundedVault {
    /// Loss of each redemption, in basis points.
    uint256 public loss;

    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_
    ) BoundedVault(asset_, name_, symbol_, moreDecimals, ratePerSecond_) {}

    function lose(uint256 loss_) external {
        loss = loss_;
    }

    function redeem(uint256 shares, address receiver, address owner) public override returns (uint256 assets) {
        assets = previewRedeem(shares) - (previewRedeem(shares) * loss) / 10_000;
        _withdraw(_msgSender(), receiver, owner, assets, shares);
    }
}
