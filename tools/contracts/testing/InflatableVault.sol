// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// Test vault without protection against the inflation attack: the first depositor donates assets to raise the share price, so the next
/// deposit rounds down to few shares or none.
contract InflatableVault is ERC4626 {
    using Math for uint256;

    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_
    ) ERC20(name_, symbol_) ERC4626(asset_) {}

    function _convertToShares(uint256 assets, Math.Rounding rounding) internal view override returns (uint256) {
        return totalSupply() == 0 ? assets : assets.mulDiv(totalSupply(), totalAssets(), rounding);
    }

    function _convertToAssets(uint256 shares, Math.Rounding rounding) internal view override returns (uint256) {
        return totalSupply() == 0 ? shares : shares.mulDiv(totalAssets(), totalSupply(), rounding);
    }
}
