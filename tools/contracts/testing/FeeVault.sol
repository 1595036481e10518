// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "../SampleVault.sol";

/// Test vault that charges an exit fee that stays with the remaining shares. Its previews include the fee, as ERC-4626 requires.
contract FeeVault is SampleVault {
    using Math for uint256;

    uint256 private constant WHOLE_BPS = 10_000;

    /// Exit fee, in basis points of the shares' value.
    uint256 public immutable feeBps;

    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_,
        uint256 feeBps_
    ) SampleVault(asset_, name_, symbol_, moreDecimals, ratePerSecond_) {
        feeBps = feeBps_;
    }

    function previewRedeem(uint256 shares) public view override returns (uint256) {
        return super.previewRedeem(shares).mulDiv(WHOLE_BPS - feeBps, WHOLE_BPS);
    }

    function previewWithdraw(uint256 assets) public view override returns (uint256) {
        return super.previewWithdraw(assets.mulDiv(WHOLE_BPS, WHOLE_BPS - feeBps, Math.Rounding.Up));
    }

    function maxWithdraw(address owner) public view override returns (uint256) {
        return previewRedeem(balanceOf(owner));
    }
}
