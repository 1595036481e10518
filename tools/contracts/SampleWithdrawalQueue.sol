// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";
import "./SampleStaking.sol";

/// Stand-in for Lido's withdrawal queue on the local chains. A request to unstake waits here and can be claimed after `WAIT` seconds of
/// chain time, without action by an operator. Each request is an NFT, which the claim burns.
contract SampleWithdrawalQueue is ERC721 {
    using EnumerableSet for EnumerableSet.UintSet;

    struct WithdrawalRequestStatus {
        uint256 amountOfStETH;
        uint256 amountOfShares;
        address owner;
        uint256 timestamp;
        bool isFinalized;
        bool isClaimed;
    }

    struct Request {
        uint256 amount;
        uint256 shares;
        uint256 timestamp;
        bool isClaimed;
    }

    uint256 public constant MIN_STETH_WITHDRAWAL_AMOUNT = 100;
    uint256 public constant MAX_STETH_WITHDRAWAL_AMOUNT = 1000 ether;

    /// Waiting time of a request, in seconds.
    uint256 public constant WAIT = 60;

    SampleStaking public immutable STETH;

    uint256 public getLastRequestId;
    mapping(uint256 => Request) private _requests;
    mapping(address => EnumerableSet.UintSet) private _requestsOf;

    event WithdrawalRequested(
        uint256 indexed requestId,
        address indexed requestor,
        address indexed owner,
        uint256 amountOfStETH,
        uint256 amountOfShares
    );
    event WithdrawalClaimed(
        uint256 indexed requestId,
        address indexed owner,
        address indexed receiver,
        uint256 amountOfETH
    );

    error RequestAmountTooSmall(uint256 amount);
    error RequestAmountTooLarge(uint256 amount);
    error RequestNotFoundOrNotFinalized(uint256 requestId);
    error NotOwner(address sender, address owner);
    error RequestAlreadyClaimed(uint256 requestId);

    constructor(SampleStaking staking) ERC721("Lido: stETH Withdrawal NFT", "unstETH") {
        STETH = staking;
    }

    /// Accepts the coins of burned shares, and coins from no other sender.
    receive() external payable {
        require(msg.sender == address(STETH));
    }

    function requestWithdrawals(
        uint256[] calldata amounts,
        address owner
    ) external returns (uint256[] memory requestIds) {
        address receiver = owner == address(0) ? msg.sender : owner;
        requestIds = new uint256[](amounts.length);
        for (uint256 i = 0; i < amounts.length; ++i) requestIds[i] = _ask(amounts[i], receiver);
    }

    function claimWithdrawal(uint256 requestId) external {
        Request storage request = _requests[requestId];
        if (request.isClaimed) revert RequestAlreadyClaimed(requestId);
        if (!_isFinal(request)) revert RequestNotFoundOrNotFinalized(requestId);
        address owner = ownerOf(requestId);
        if (owner != msg.sender) revert NotOwner(msg.sender, owner);
        request.isClaimed = true;
        _burn(requestId);
        STETH.redeem(request.shares, request.amount);
        (bool isSent, ) = msg.sender.call{value: request.amount}("");
        require(isSent, "CantSendValueRecipientMayHaveReverted");
        emit WithdrawalClaimed(requestId, msg.sender, msg.sender, request.amount);
    }

    function getWithdrawalRequests(address owner) external view returns (uint256[] memory) {
        return _requestsOf[owner].values();
    }

    function getWithdrawalStatus(
        uint256[] calldata requestIds
    ) external view returns (WithdrawalRequestStatus[] memory statuses) {
        statuses = new WithdrawalRequestStatus[](requestIds.length);
        for (uint256 i = 0; i < requestIds.length; ++i) {
            Request storage request = _requests[requestIds[i]];
            statuses[i] = WithdrawalRequestStatus(
                request.amount,
                request.shares,
                _ownerOf(requestIds[i]),
                request.timestamp,
                _isFinal(request),
                request.isClaimed
            );
        }
    }

    function _ask(uint256 amount, address owner) private returns (uint256 requestId) {
        if (amount < MIN_STETH_WITHDRAWAL_AMOUNT) revert RequestAmountTooSmall(amount);
        if (amount > MAX_STETH_WITHDRAWAL_AMOUNT) revert RequestAmountTooLarge(amount);
        uint256 shares = STETH.getSharesByPooledEth(amount);
        STETH.transferFrom(msg.sender, address(this), amount);
        requestId = ++getLastRequestId;
        _requests[requestId] = Request(amount, shares, block.timestamp, false);
        emit WithdrawalRequested(requestId, msg.sender, owner, amount, shares);
        _mint(owner, requestId);
    }

    function _isFinal(Request storage request) private view returns (bool) {
        return request.timestamp != 0 && block.timestamp >= request.timestamp + WAIT;
    }

    function _afterTokenTransfer(address from, address to, uint256 firstTokenId, uint256) internal override {
        if (from != address(0)) _requestsOf[from].remove(firstTokenId);
        if (to != address(0)) _requestsOf[to].add(firstTokenId);
    }
}
