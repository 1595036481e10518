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
  'defi.lendingSoon': 'Lending is not available yet.',
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
    'All funds are in one protocol that has been in use for years. A fault in it, or a decision by its governance, could cost you everything in it.',
  'vaults.risk.curatedMarkets':
    'The curator lends to several markets. If the collateral of borrowers loses its value, you lose a part, and you may have to wait for repayments before you can withdraw.',
  'vaults.risk.strategies':
    'Its operators move the funds between strategies in several protocols. A loss in any of them is shared by everyone in the pool.',
  'vaults.risk.validators':
    'Its validators can be fined (slashed). A fault in its contracts, or a decision by its governance, could cost a part of your stake or all of it. Unstaking waits in a queue.',
  'vaults.refused.closed': 'This pool accepts no deposits now.',
  'vaults.refused.otherAsset':
    'This pool states a different token than expected, so you can’t deposit into it.',
  'vaults.refused.absent': 'This pool does not exist on this network.',
  'vaults.refused.unknown':
    'The network’s nodes disagree about this pool. You can sign once enough nodes agree.',
  'vaults.refused.aboveDeposit': 'This pool accepts at most {limit} now.',
  'vaults.refused.aboveWithdraw':
    'You can withdraw at most {limit} now. The pool has lent out the rest or holds it back.',
  'vaults.refused.aboveRedeem':
    'You can redeem at most {limit} now. The pool has lent out the rest or holds it back.',
  'vaults.refused.notTold':
    'The pool does not state what you would receive, or the network’s nodes disagree about it.',
  'vaults.refused.nothingComes': 'You would receive nothing for this.',
  'vaults.refused.lies':
    'In the simulation, this pool gives less than it states, so you can’t deposit into it.',
  'vaults.refused.losesMuch':
    'You would lose more than 10% at once. The pool charges a fee of that size, or someone has inflated its share price.',
  'vaults.warns.lessBack':
    'If you withdrew at once, you would receive {back} of your deposit. The rest is the pool’s fee, or lost.',
  'vaults.warns.backUnknown': 'The pool does not state what you would receive if you withdrew at once.',
  'vaults.warns.fee': 'You receive {lost} less than the shares are worth: the pool charges a fee.',
  'vaults.warns.mayLose': 'You could receive as little as {least}; the pool quotes {said}.',
  'vaults.warns.comesLess':
    'In the simulation, you receive {comes}, although the pool states {said}: it has an unreported loss or charges a fee. You may receive even less.',
  'vaults.warns.unconfirmed':
    'Too few of the network’s nodes confirm what this pool states. Only the simulation shows what this does.',
  'vaults.warns.disputed':
    'The network’s nodes disagree about this pool. Only the simulation shows what this does, and you can’t sign if they disagree about that too.',
  'vaults.broken.untried':
    'Nothing was signed: the network’s nodes disagree about this pool and about the simulation. Try again in a moment.',
  'vaults.broken.givesLess': 'Nothing was signed: in the simulation, you receive less than the pool states.',
  'vaults.broken.takesMore': 'Nothing was signed: in the simulation, the pool takes more than it states.',
  'vaults.broken.takesOther':
    'Nothing was signed: in the simulation, this would also take something else from your account.',
} as const;
