// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC20/extensions/ERC4626.sol";

/// ERC-4626 vault for the local chains. Its assets grow every second at a fixed rate that no account can change. A reserve, sent to the
/// vault beforehand by a plain transfer, pays the interest. Growth stops once the reserve is empty, so the vault always holds the assets
/// that it reports, and a donation does not raise the share price.
contract SampleVault is ERC4626 {
    /// Denominator of `ratePerSecond`.
    uint256 private constant WHOLE = 1e18;

    /// Interest per second, in parts of 10^18. It compounds at every deposit and withdrawal.
    uint256 public immutable ratePerSecond;

    /// Decimals that a share has beyond those of the asset.
    uint8 private immutable _moreDecimals;

    /// Value of all shares at the last deposit or withdrawal, in units of the asset, and the time of it.
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
        // The clock of a local chain can be a few seconds behind the time of the deployment.
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
