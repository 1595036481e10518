// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/utils/math/Math.sol";

/// Stand-in for Lido's stETH on the local chains. Balances are stored as shares, and the value of all shares grows every second at a fixed
/// rate that no account can change. A reserve of coins, sent here beforehand, pays the interest. Growth stops once the reserve is empty, so
/// every staked coin is always covered. Functions and events follow Lido's public ABI.
contract SampleStaking {
    uint256 private constant WHOLE = 1e18;

    /// Maximum stake in one call, in wei.
    uint256 private constant MOST_STAKED = 150_000 ether;

    string public constant name = "Liquid staked Ether 2.0";
    string public constant symbol = "stETH";
    uint8 public constant decimals = 18;

    /// Interest per second, in parts of 10^18.
    uint256 public immutable ratePerSecond;

    /// Withdrawal queue, the only account that can burn shares for coins.
    address public immutable queue;

    mapping(address => uint256) public sharesOf;
    mapping(address => mapping(address => uint256)) public allowance;
    uint256 public getTotalShares;

    /// Value of all shares at the last stake or redemption, in wei, and the time of it.
    uint256 private _settled;
    uint256 private _settledAt;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event TransferShares(address indexed from, address indexed to, uint256 sharesValue);
    event Approval(address indexed owner, address indexed spender, uint256 value);
    event Submitted(address indexed sender, uint256 amount, address referral);

    constructor(address queue_, uint256 ratePerSecond_) {
        queue = queue_;
        ratePerSecond = ratePerSecond_;
        _settledAt = block.timestamp;
    }

    /// Adds coins to the reserve.
    receive() external payable {}

    function submit(address referral) external payable returns (uint256 shares) {
        require(msg.value != 0, "ZERO_DEPOSIT");
        require(msg.value <= MOST_STAKED, "STAKE_LIMIT");
        // The new stake must not count as reserve, or it would pay interest to the earlier shares.
        uint256 total = _totalOf(address(this).balance - msg.value);
        shares = getTotalShares == 0 ? msg.value : Math.mulDiv(msg.value, getTotalShares, total);
        _settle(total + msg.value);
        getTotalShares += shares;
        sharesOf[msg.sender] += shares;
        emit Submitted(msg.sender, msg.value, referral);
        emit Transfer(address(0), msg.sender, getPooledEthByShares(shares));
        emit TransferShares(address(0), msg.sender, shares);
    }

    /// Burns shares of the queue and sends it the requested coins. Interest earned while waiting stays with the other shares.
    function redeem(uint256 shares, uint256 amount) external {
        require(msg.sender == queue, "APP_AUTH_FAILED");
        _settle(getTotalPooledEther() - amount);
        sharesOf[msg.sender] -= shares;
        getTotalShares -= shares;
        (bool isSent, ) = msg.sender.call{value: amount}("");
        require(isSent, "NOT_SENT");
    }

    function transfer(address to, uint256 amount) external returns (bool) {
        _move(msg.sender, to, getSharesByPooledEth(amount), amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external returns (bool) {
        uint256 allowed = allowance[from][msg.sender];
        if (allowed != type(uint256).max) {
            require(allowed >= amount, "ALLOWANCE_EXCEEDED");
            _allow(from, msg.sender, allowed - amount);
        }
        _move(from, to, getSharesByPooledEth(amount), amount);
        return true;
    }

    function transferShares(address to, uint256 shares) external returns (uint256 amount) {
        amount = getPooledEthByShares(shares);
        _move(msg.sender, to, shares, amount);
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        _allow(msg.sender, spender, amount);
        return true;
    }

    function balanceOf(address account) external view returns (uint256) {
        return getPooledEthByShares(sharesOf[account]);
    }

    function totalSupply() external view returns (uint256) {
        return getTotalPooledEther();
    }

    function getTotalPooledEther() public view returns (uint256) {
        return _totalOf(address(this).balance);
    }

    function getPooledEthByShares(uint256 shares) public view returns (uint256) {
        return getTotalShares == 0 ? shares : Math.mulDiv(shares, getTotalPooledEther(), getTotalShares);
    }

    function getSharesByPooledEth(uint256 amount) public view returns (uint256) {
        return getTotalShares == 0 ? amount : Math.mulDiv(amount, getTotalShares, getTotalPooledEther());
    }

    function getCurrentStakeLimit() external pure returns (uint256) {
        return MOST_STAKED;
    }

    function _totalOf(uint256 coin) private view returns (uint256) {
        // The clock of a local chain can be a few seconds behind the time of the deployment.
        uint256 elapsed = block.timestamp > _settledAt ? block.timestamp - _settledAt : 0;
        return Math.min(_settled + Math.mulDiv(_settled, ratePerSecond * elapsed, WHOLE), coin);
    }

    function _settle(uint256 total) private {
        _settled = total;
        _settledAt = block.timestamp;
    }

    function _move(address from, address to, uint256 shares, uint256 amount) private {
        require(to != address(0) && to != address(this), "TRANSFER_TO_NOBODY");
        require(sharesOf[from] >= shares, "BALANCE_EXCEEDED");
        sharesOf[from] -= shares;
        sharesOf[to] += shares;
        emit Transfer(from, to, amount);
        emit TransferShares(from, to, shares);
    }

    function _allow(address owner, address spender, uint256 amount) private {
        allowance[owner][spender] = amount;
        emit Approval(owner, spender, amount);
    }
}
