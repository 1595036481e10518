/** The DeFi screen (docs/product.md §2 DeFi, §5 Stake amount, §9 Other). */
export const defiTexts = {
  'defi.title': 'DeFi',
  'defi.totals': 'Totals',
  'defi.totalStaked': 'Total Staked',
  'defi.rewardsEarned': 'Rewards Earned',
  'defi.totalLent': 'Total Lent',
  'defi.tabs': 'Staking or lending',
  'defi.staking': 'Staking',
  'defi.lending': 'Lending',
  'defi.stakingText': 'Rewards are auto-compounding: what you earn is staked again.',
  'defi.lendingText': 'Withdraw anytime, subject to pool liquidity.',
  'defi.lendingSoon': 'Lending is not open yet, so nothing can be lent here.',
  'defi.apy': 'APY',
  'defi.percent': '{percent}%',
  'defi.tvl': 'TVL',
  'defi.tokens': 'Tokens',
  'defi.risk': 'Risk',
  'defi.risk.low': 'Low',
  'defi.risk.medium': 'Medium',
  'defi.risk.high': 'High',
  'defi.amount': 'Amount to stake',
  'defi.amountPlaceholder': '0.0',
  'defi.stake': 'Stake',
  'defi.lend': 'Lend',
  'defi.staked': 'Staking Initiated',
  'defi.stakedText': 'Demo: {amount} in {pool}, no coins moved',
  'defi.error.amount': 'Invalid Amount',
  'defi.error.amountText': 'Please enter a valid amount to stake',
  'defi.error.amountToLend': 'Please enter a valid amount to lend',
  'defi.error.amountToWithdraw': 'Please enter a valid amount to withdraw',
  'vaults.risk.singleProtocol':
    'All of it lies with one protocol that has been in use for years. A fault in it, or a decision of those who govern it, could cost all of it.',
  'vaults.risk.curatedMarkets':
    'Whoever curates it lends to several markets. Where what borrowers left as security loses its worth a part is lost, and leaving may have to wait for them to pay back.',
  'vaults.risk.strategies':
    'Those who run it move it between strategies with several protocols. A loss in any of them is borne by all who are in it.',
  'vaults.risk.validators':
    'Its validators can be fined, and a fault in its contracts, or a decision of those who govern it, could cost a part of it or all. What is asked back waits in a queue.',
  'vaults.refused.closed': 'This pool takes nothing now.',
  'vaults.refused.otherAsset':
    'This pool says that it takes another token than it should: nothing is put into it.',
  'vaults.refused.absent': 'There is no such pool on this network.',
  'vaults.refused.unknown':
    'The network’s servers do not agree on this pool now. Nothing is signed by what one alone says.',
  'vaults.refused.aboveDeposit': 'This pool takes {limit} at most now.',
  'vaults.refused.aboveWithdraw':
    'Of this, {limit} can leave the pool now. The rest is lent out, or held back by the pool.',
  'vaults.refused.aboveRedeem':
    'Of these shares, {limit} can leave the pool now. The rest is lent out, or held back by the pool.',
  'vaults.refused.notTold':
    'The pool does not say what would come of this, or the network’s servers do not agree on it.',
  'vaults.refused.nothingComes': 'Nothing would come of this: the pool would keep all of it.',
  'vaults.refused.lies': 'Tried out, this pool gives less than it says. Nothing is put into it.',
  'vaults.refused.losesMuch':
    'More than a tenth of this would be lost at once: somebody has driven up the price of this pool’s shares, or it takes a fee like that.',
  'vaults.warns.lessBack':
    'Of what is put in, {back} would come back if it left at once. The rest is the pool’s fee, or lost.',
  'vaults.warns.backUnknown': 'The pool does not say what would come back if this left at once.',
  'vaults.warns.fee': 'The pool keeps {lost} of what the shares are worth.',
  'vaults.warns.mayLose': 'You could receive as little as {least}; the pool quotes {said}.',
  'vaults.warns.comesLess':
    'Tried out, {comes} comes of this, and the pool says {said}: it has lost something that it has not told of yet, or keeps a fee. What comes in the end may be less still.',
  'vaults.warns.unconfirmed':
    'Fewer of the network’s servers than should confirm what this pool says now. What this does when it is tried out is all there is to go by.',
  'vaults.warns.disputed':
    'The network’s servers contradict each other about this pool. What this does when it is tried out is all there is to go by, and nothing is signed where they do not agree on that.',
  'vaults.broken.untried':
    'Nothing is signed: the network’s servers are not sure of this pool, and not of what this would do either. Try again in a moment.',
  'vaults.broken.givesLess': 'Nothing is signed: tried out, less comes of this than the pool says.',
  'vaults.broken.takesMore': 'Nothing is signed: tried out, the pool takes more for this than it says.',
  'vaults.broken.takesOther':
    'Nothing is signed: tried out, something else would leave your account with this.',
} as const;
