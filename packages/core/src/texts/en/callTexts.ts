/** Titles, effects and warnings of calls and signatures, shown before they are signed. */
export const callTexts = {
  'call.title.nativeTransfer': 'Send coins',
  'call.title.tokenTransfer': 'Send tokens',
  'call.title.transferFrom': 'Move someone else’s tokens',
  'call.title.transferFromOwn': 'Send tokens',
  'call.title.approve': 'Allow spending',
  'call.title.revoke': 'Revoke approval',
  'call.title.changeAllowance': 'Change an approval',
  'call.title.permit': 'Submit a signed approval',
  'call.title.nftTransfer': 'Send an NFT',
  'call.title.multiTokenTransfer': 'Send tokens from a collection',
  'call.title.approveAll': 'Approve a whole collection',
  'call.title.revokeAll': 'Revoke approval for a collection',
  'call.title.wrap': 'Wrap coins',
  'call.title.unwrap': 'Unwrap coins',
  'call.title.sweep': 'Collect your tokens from the exchange',
  'call.title.refund': 'Refund unused coins',
  'call.title.swap': 'Swap',
  'call.title.vaultDeposit': 'Deposit into a pool',
  'call.title.vaultWithdrawal': 'Withdraw from a pool',
  'call.title.buyNft': 'Buy an NFT',
  'call.title.sellNft': 'Sell an NFT',
  'call.title.fulfillOrder': 'Fulfill an order',
  'call.title.cancelOrders': 'Cancel orders',
  'call.title.incrementCounter': 'Cancel all orders',
  'call.title.stake': 'Stake coins',
  'call.title.wrapStaked': 'Wrap staked coins',
  'call.title.unwrapStaked': 'Unwrap staked coins',
  'call.title.requestWithdrawals': 'Unstake',
  'call.title.claimWithdrawal': 'Claim a withdrawal',
  'call.title.multicall': 'Several steps in one',
  'call.title.unknown': 'Unknown call',
  'call.title.create': 'Contract creation',
  'call.title.signedPermit': 'Sign an approval',
  'call.title.signedTransfer': 'Sign a transfer for someone else to submit',
  'call.title.signedOrder': 'Sign a marketplace order',
  'call.title.signedOrders': 'Sign several marketplace orders at once',
  'call.title.signedSafe': 'Sign for a shared wallet (Safe)',
  'call.title.signedCall': 'Sign a call for someone else to submit',
  'call.title.unknownSignature': 'Unknown signature',
  'call.warning.unlimitedApproval':
    '{spender} could spend all of this token that you have, now and in the future. There is no limit.',
  'call.warning.approvalChanged':
    '{spender} already has an approval. Until this transaction is confirmed, it could use both the old and the new one.',
  'call.warning.approvalForAll':
    '{spender} could take every NFT that you own in this collection, including ones that you receive later.',
  'call.warning.toOwnContract': 'This is the token’s own contract. Tokens sent to it are lost.',
  'call.warning.zeroRecipient': 'This is the zero address. Anything sent to it is lost.',
  'call.warning.otherRecipient': 'The proceeds go to {recipient}, not to you.',
  'call.warning.leftWithRouter': 'The proceeds stay in the exchange’s contract, where anyone can take them.',
  'call.warning.deadlinePassed':
    'The deadline has passed: this transaction would fail, and you would still pay the fee.',
  'call.warning.deadlineFar':
    'This can still be executed more than a day from now, at a time that someone else chooses.',
  'call.warning.noDeadline':
    'This has no deadline: someone could hold it back and execute it whenever they like.',
  'call.warning.noLeastOutput': 'This sets no minimum. You could receive next to nothing.',
  'call.warning.noMostInput': 'This does not cap what you pay. It could use your full allowance.',
  'call.warning.unknownContract':
    'This wallet does not know this contract. The amounts are only what the contract states; it may do something else.',
  'call.warning.tip': 'This pays {recipient} an amount that is not part of the order.',
  'call.broken.noNft': 'In the simulation, you don’t receive the NFT that you pay for. Nothing was signed.',
  'call.warning.coinLeft': 'This sends coins that the call does not need. They may be lost.',
  'call.warning.coinRunsOut':
    'You would have too few coins left to pay for another transaction like this, or for one that revokes it.',
  'call.warning.innerUnknown':
    '{count, plural, one {This wallet can’t read one step of this call, so its effect is unknown.} other {This wallet can’t read # steps of this call, so their effects are unknown.}}',
  'call.warning.unknownCall':
    'The effect of this call is unknown. It may take everything that the contract can take from you, including what you have approved for it.',
  'call.warning.amountOrId':
    'It is unclear whether this contract holds tokens or NFTs: the number is either an amount or the ID of one NFT.',
  'call.warning.leavesUnsaid': 'You would pay more {asset} than this transaction states.',
  'call.warning.lessArrives':
    '{recipient} would receive less {asset} than you send: the token’s contract takes a part of it.',
  'call.warning.lessComes': 'You would receive less {asset} than this transaction states, or nothing.',
  'call.warning.allowsUnsaid': 'Afterwards, {spender} could spend more {asset} than this transaction states.',
  'call.warning.staysAllowed':
    'In the simulation, this revokes nothing: {spender} could still spend your {asset}.',
  'call.warning.spenderUnknown':
    'It is unknown whether {spender} is a contract or a private account, whose owner could take this at any time.',
  'call.warning.muchGas':
    'This uses far more gas than such a call ever needs. Some contracts are built to waste it: check the fee.',
  'call.warning.spenderNoContract':
    '{spender} is a private account, not a contract. Exchanges and other services never ask you to approve one.',
  'call.warning.youngContract':
    'The contract {contract} is less than a day old. Most thefts use contracts like that.',
  'call.warning.noContract':
    'There is no contract at {contract}: the call would do nothing, and any coins that it sends would stay there.',
  'call.warning.priceImpact':
    'This swap moves the price {percent}% against you. A smaller amount, or several smaller swaps, would give you a better price.',
  'call.warning.priceImpactHigh':
    'You would lose {percent}% of the value: this pool is too small for this trade.',
  'call.takeable.title': 'What could be taken now',
  'call.takeable.reading': 'Reading what could be taken now…',
  'call.takeable.token': '{spender} could take {amount} {asset} now.',
  'call.takeable.nfts':
    '{spender} could take {count, plural, one {one NFT} other {# NFTs}} of {asset} now, and any that you receive later.',
  'call.takeable.none':
    '{spender} could take no {asset} now, since you hold none, but could take what you receive later.',
  'call.takeable.noPermit2':
    '{spender} could take no {asset} now: you have not approved it for Permit2. If you approve it later, {spender} could take it while this permission lasts.',
  'call.takeable.unknown': 'Couldn’t find out how much {asset} {spender} could take now.',
  'call.takeable.unknownNfts':
    'Couldn’t find out how many NFTs of {asset} {spender} could take now. It could take all of them.',
  'call.error.refused': 'Nothing was signed: this wallet does not sign calls like this one.',
  'call.error.fails': 'Nothing was signed: this would fail, and you would still pay the fee.',
  'call.error.changed':
    'Nothing was signed: the result has changed since it was shown. Check ‘What will happen’ and confirm again.',
  'call.error.priceOld':
    'Nothing was signed: this price is more than three minutes old. Close this and start again.',
  'call.error.notAccepted':
    'Nothing was signed: at least one warning has not been accepted. Close this and start again.',
  'call.error.done': 'Nothing was signed: this was already sent, here, in another tab or on another device.',
  'call.error.otherStandard':
    'Nothing was signed: this treats a token as an NFT, so the NFT’s ID would be used as an amount of the token.',
  'call.error.contradicted':
    'Nothing was signed: the server and this wallet disagree about the decimals of a token in this transaction, so amounts may be wrong. You can’t sign anything with this token until you reload the page. If it happens again, contact support.',
  'call.error.tokenList':
    'Nothing was signed: the list of known tokens could not be loaded. Reload the page and try again.',
  'call.error.notShown':
    'Nothing was signed: the transaction differs from the one that you saw. Close this and start again.',
} as const;
