// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import "./SampleStaking.sol";

/// Stand-in for Lido's wstETH on the local chains. One wstETH is one share of stETH, so the balance is constant while its value grows.
contract SampleWrappedStaking is ERC20 {
    SampleStaking public immutable stETH;

    constructor(SampleStaking staking) ERC20("Wrapped liquid staked Ether 2.0", "wstETH") {
        stETH = staking;
    }

    /// Stakes the coins and mints the shares to the sender.
    receive() external payable {
        _mint(msg.sender, stETH.submit{value: msg.value}(address(0)));
    }

    function wrap(uint256 amount) external returns (uint256 shares) {
        require(amount > 0, "wstETH: can't wrap zero stETH");
        shares = stETH.getSharesByPooledEth(amount);
        _mint(msg.sender, shares);
        stETH.transferFrom(msg.sender, address(this), amount);
    }

    function unwrap(uint256 shares) external returns (uint256 amount) {
        require(shares > 0, "wstETH: zero amount unwrap not allowed");
        amount = stETH.getPooledEthByShares(shares);
        _burn(msg.sender, shares);
        stETH.transfer(msg.sender, amount);
    }

    function getStETHByWstETH(uint256 shares) external view returns (uint256) {
        return stETH.getPooledEthByShares(shares);
    }

    function getWstETHByStETH(uint256 amount) external view returns (uint256) {
        return stETH.getSharesByPooledEth(amount);
    }
}
