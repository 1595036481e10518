/** What a call of a contract or a signature does, before it is signed. */
export const callTexts = {
  'call.title.nativeTransfer': 'Send coins',
  'call.title.tokenTransfer': 'Send tokens',
  'call.title.transferFrom': 'Move somebody’s tokens',
  'call.title.transferFromOwn': 'Send tokens',
  'call.title.approve': 'Allow spending',
  'call.title.revoke': 'Revoke approval',
  'call.title.changeAllowance': 'Change an allowance',
  'call.title.permit': 'Pass on a signed allowance',
  'call.title.nftTransfer': 'Send an NFT',
  'call.title.multiTokenTransfer': 'Send tokens of a collection',
  'call.title.approveAll': 'Allow everything of a collection',
  'call.title.revokeAll': 'Take back what was allowed of a collection',
  'call.title.wrap': 'Wrap coins',
  'call.title.unwrap': 'Unwrap coins',
  'call.title.sweep': 'Pay out what the exchange holds',
  'call.title.refund': 'Return the coins that are left',
  'call.title.swap': 'Swap',
  'call.title.vaultDeposit': 'Deposit into a vault',
  'call.title.vaultWithdrawal': 'Withdraw from a vault',
  'call.title.buyNft': 'Buy an NFT',
  'call.title.sellNft': 'Sell an NFT',
  'call.title.fulfillOrder': 'Exchange by an order',
  'call.title.cancelOrders': 'Cancel orders',
  'call.title.incrementCounter': 'Cancel all orders',
  'call.title.stake': 'Stake coins',
  'call.title.wrapStaked': 'Wrap staked coins',
  'call.title.unwrapStaked': 'Unwrap staked coins',
  'call.title.requestWithdrawals': 'Unstake',
  'call.title.claimWithdrawal': 'Take out what was asked back',
  'call.title.multicall': 'Several steps in one',
  'call.title.unknown': 'Unknown call',
  'call.title.signedPermit': 'Sign an allowance',
  'call.title.signedTransfer': 'Sign a transfer that somebody else makes',
  'call.title.signedOrder': 'Sign a marketplace order',
  'call.title.signedOrders': 'Sign many orders of an exchange at once',
  'call.title.signedSafe': 'Sign for a shared wallet (Safe)',
  'call.title.signedCall': 'Sign a call that somebody else makes',
  'call.title.unknownSignature': 'Unknown signature',
  'call.warning.unlimitedApproval':
    'There is no limit to what {spender} may take of this token, now and later.',
  'call.warning.approvalChanged':
    '{spender} may take something already. While this is under way it may take both, the old allowance and the new one.',
  'call.warning.approvalForAll':
    '{spender} may take everything that you hold of this collection, also what comes later.',
  'call.warning.toOwnContract': 'This is the token’s own contract. Tokens sent to it are lost.',
  'call.warning.zeroRecipient': 'This is the zero address. What is sent to it is lost.',
  'call.warning.otherRecipient': 'What comes of this goes to {recipient}, not to you.',
  'call.warning.leftWithRouter':
    'What comes of this stays with the exchange’s contract, where anybody may take it.',
  'call.warning.deadlinePassed': 'The time for this is over: the network would refuse it and keep the fee.',
  'call.warning.deadlineFar':
    'This can still be made after more than a day, when it suits somebody else better than you.',
  'call.warning.noDeadline':
    'This has no time limit: it can be held back, and made when it suits somebody else better than you.',
  'call.warning.noLeastOutput': 'This takes whatever comes, and that may be next to nothing.',
  'call.warning.noMostInput': 'This does not cap what you pay. It could use your full allowance.',
  'call.warning.unknownContract':
    'This contract is not known. What it takes and what comes of this is its own word, and it may do otherwise.',
  'call.warning.tip': 'This pays {recipient} something that is not part of the order.',
  'call.broken.noNft': 'What is bought does not come to you when this is tried out. Nothing is signed.',
  'call.warning.coinLeft': 'Coins are sent along that this call does not need. They may be lost.',
  'call.warning.coinRunsOut':
    'So few coins stay that another transaction like this one could not be paid for, nor one that takes this back.',
  'call.warning.innerUnknown':
    '{count, plural, one {One step of this cannot be read: nobody can say what it does.} other {# steps of this cannot be read: nobody can say what they do.}}',
  'call.warning.unknownCall':
    'Nobody can say what this does. It may take everything that the contract may take.',
  'call.warning.amountOrId':
    'It is not known whether this contract has tokens or NFTs: the number is an amount, or the one NFT with that number.',
  'call.warning.leavesUnsaid': '{asset} would leave your account, and more of it than this says.',
  'call.warning.lessComes': 'Less {asset} would come than this says, or nothing.',
  'call.warning.allowsUnsaid': '{spender} could take more of {asset} afterwards than this says.',
  'call.warning.staysAllowed':
    'Tried out, this takes nothing back: what {spender} may take of {asset} stays as it is.',
  'call.warning.spenderUnknown':
    'Nobody knows now whether {spender} is a contract or somebody’s own account, which could take it at any time.',
  'call.warning.muchGas':
    'This takes far more gas than a call like it ever needs. Contracts are made for that: look at the fee.',
  'call.warning.spenderNoContract':
    '{spender} is no contract but somebody’s own account. Exchanges and other services never ask to allow something to one.',
  'call.warning.youngContract':
    'The contract {contract} is less than a day old. Most thefts are by contracts like that.',
  'call.warning.noContract':
    'There is no contract at {contract}: nothing would be done, and coins that are sent along stay there.',
  'call.warning.priceImpact':
    'This swap moves the price by {percent} % against you. A smaller amount, or several, would bring more.',
  'call.warning.priceImpactHigh':
    'You would lose {percent}% of the value: this pool is too small for this trade.',
  'call.error.refused': 'Nothing was signed: this wallet does not send calls like this one.',
  'call.error.fails': 'Nothing was signed: this would fail, and only cost its fee.',
  'call.error.changed':
    'Nothing was signed: the result has changed since it was shown. Check ‘What will happen’ and confirm again.',
  'call.error.priceOld':
    'Nothing was signed: the price in this is more than three minutes old. Close this, and begin anew.',
  'call.error.notAccepted':
    'Nothing was signed: a warning about this was not accepted. Close this, and begin anew.',
  'call.error.done': 'Nothing was signed: this was sent already, here, in another tab or on another device.',
  'call.error.otherStandard':
    'Nothing was signed: this treats a token as an NFT, so the NFT’s number would be an amount of the token.',
  'call.error.contradicted':
    'Nothing was signed: the server and this wallet disagree about the decimals of a token in this transaction, so amounts may be wrong. Nothing with this token is signed until you reload the page. If it happens again, contact support.',
  'call.error.tokenList':
    'Nothing was signed: the list of known tokens could not be loaded. Reload the page and try again.',
  'call.error.notShown':
    'Nothing was signed: what would have been signed is not what was shown. Close this, and begin anew.',
} as const;
