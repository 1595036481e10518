// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// A vault (ERC-4626) for local chains alone, whose assets grow by the second, without anybody who could change how fast. The interest
/// comes out of what was given to the vault beforehand as a reserve, by a plain transfer; where that is used up nothing grows any more, so
/// whatever the vault says that it has is there, and a gift makes no share dearer.
contract SampleVault is ERC4626 {
    /// Parts of `ratePerSecond`.
    uint256 private constant WHOLE = 1e18;

    /// How much of the assets is added in each second, in parts of 10^18; interest is paid on interest whenever something comes or leaves.
    uint256 public immutable ratePerSecond;

    /// Decimals that shares have beyond those of the asset.
    uint8 private immutable _moreDecimals;

    /// What belonged to the shares when something came or left last, and when that was.
    uint256 private _settled;
    uint256 private _settledAt;

    constructor(
        IERC20 asset_,
        string memory name_,
        string memory symbol_,
        uint8 moreDecimals,
        uint256 ratePerSecond_
    ) ERC20(name_, symbol_) ERC4626(asset_) {
        _moreDecimals = moreDecimals;
        ratePerSecond = ratePerSecond_;
        _settledAt = block.timestamp;
    }

    function totalAssets() public view virtual override returns (uint256) {
        // The chain on which this was made may be a few seconds behind the time that it was made at.
        uint256 elapsed = block.timestamp > _settledAt ? block.timestamp - _settledAt : 0;
        uint256 grown = _settled + Math.mulDiv(_settled, ratePerSecond * elapsed, WHOLE);
        return Math.min(grown, IERC20(asset()).balanceOf(address(this)));
    }

    function _deposit(address caller, address receiver, uint256 assets, uint256 shares) internal virtual override {
        _settle(totalAssets() + assets);
        super._deposit(caller, receiver, assets, shares);
    }

    function _withdraw(
        address caller,
        address receiver,
        address owner,
        uint256 assets,
        uint256 shares
    ) internal virtual override {
        _settle(totalAssets() - assets);
        super._withdraw(caller, receiver, owner, assets, shares);
    }

    function _settle(uint256 assets) private {
        _settled = assets;
        _settledAt = block.timestamp;
    }

    function _decimalsOffset() internal view override returns (uint8) {
        return _moreDecimals;
    }
}
