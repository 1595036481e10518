// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "../SampleVault.sol";

/// Test vault that anyone can pause, which stops deposits and withdrawals.
contract PausingVault is SampleVault {
    bool public paused;

    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_
    ) SampleVault(asset_, name_, symbol_, moreDecimals, ratePerSecond_) {}

    function setPaused(bool value) external {
        paused = value;
    }

    function maxDeposit(address) public view override returns (uint256) {
        return paused ? 0 : type(uint256).max;
    }

    function maxMint(address) public view override returns (uint256) {
        return paused ? 0 : type(uint256).max;
    }

    function maxWithdraw(address owner) public view override returns (uint256) {
        return paused ? 0 : super.maxWithdraw(owner);
    }

    function maxRedeem(address owner) public view override returns (uint256) {
        return paused ? 0 : super.maxRedeem(owner);
    }
}
