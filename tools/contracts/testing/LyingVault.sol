// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "../SampleVault.sol";

/// Test vault whose previews lie: deposits and redemptions return a tenth less than previewed, and withdrawals burn a tenth more shares.
contract LyingVault is SampleVault {
    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_
    ) SampleVault(asset_, name_, symbol_, moreDecimals, ratePerSecond_) {}

    function deposit(uint256 assets, address receiver) public override returns (uint256 shares) {
        shares = previewDeposit(assets) - previewDeposit(assets) / 10;
        _deposit(_msgSender(), receiver, assets, shares);
    }

    function withdraw(uint256 assets, address receiver, address owner) public override returns (uint256 shares) {
        shares = previewWithdraw(assets) + previewWithdraw(assets) / 10;
        _withdraw(_msgSender(), receiver, owner, assets, shares);
    }

    function redeem(uint256 shares, address receiver, address owner) public override returns (uint256 assets) {
        assets = previewRedeem(shares) - previewRedeem(shares) / 10;
        _withdraw(_msgSender(), receiver, owner, assets, shares);
    }
}
