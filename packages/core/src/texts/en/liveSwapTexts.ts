/** Swaps that are made, where the selected network has an exchange (decision 47, 'The screen'). */
export const liveSwapTexts = {
  'swap.notes.title': 'How a swap works',
  'swap.notes.minimum': 'You see the minimum first',
  'swap.notes.minimumText':
    'Before you sign, the wallet shows the minimum that you receive. If the price moves further than your slippage tolerance, the swap fails and you pay only the network fee.',
  'swap.notes.approval': 'Tokens need an approval',
  'swap.notes.approvalText':
    'It lets the exchange spend exactly the amount that you swap. Coins such as ETH need none.',
  'swap.notes.pool': 'Small pools cost more',
  'swap.notes.poolText':
    'A large swap in a small pool moves the price against you. The wallet shows the price impact and warns you.',
  'swap.live.balanceUnknown': 'Balance: — {symbol}',
  'swap.live.max': 'Max',
  'swap.live.otherToken': 'Another token, by contract address…',
  'swap.live.otherTitle': 'Token by contract address',
  'swap.live.otherText':
    'Anyone can create a token with any name. Copy the address from the project’s own site, never from a message.',
  'swap.live.otherField': 'Contract address',
  'swap.live.otherAdd': 'Use this token',
  'swap.live.otherMalformed': 'Enter a contract address: 0x and 40 digits',
  'swap.live.otherNone':
    'There is no token at {contract}, or its decimals are not confirmed. You can’t swap it until they are.',
  'swap.live.otherDecimals':
    'The contract of {symbol} reports different decimals than when you added it, so its amounts may be wrong. You can’t swap it here. If you still trust it, remove it from your tokens and add it again.',
  'swap.live.otherAsking': 'Looking up the token at {contract}…',
  'swap.live.tokensFailed': 'Your balances could not be loaded.',
  'swap.live.unverified': '{symbol} is unlisted. A token like this can be fake, or impossible to sell again.',
  'swap.live.watchOnly': 'This account is watch-only: you can’t sign for it here.',
  'swap.live.notEnough': 'You have {balance} {symbol} and want to swap {amount}.',
  'swap.live.notEnoughFee': 'You pay the network fee in {coin}: leave about {fee} {coin} for it.',
  'swap.live.notEnoughFees':
    'You pay the network fees in {coin}: leave about {fee} {coin} for the approval, the swap, and revoking an approval.',
  'swap.live.balanceNotKnown': 'Your balance of {symbol} is not confirmed: the nodes disagree about it.',

  'swap.live.quoting': 'Loading a quote…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Price impact',
  'swap.live.impactValue': '{percent}%',
  'swap.live.impactSmall': 'Your swap hardly moves the price.',
  'swap.live.impactNotable': 'Your swap moves the price against you.',
  'swap.live.minimum': 'Minimum received',
  'swap.live.minimumValue': '{amount} {symbol}',
  'swap.live.route': 'Route',
  'swap.live.routeV2': '{path} · Uniswap v2, 0.3% per pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1:1, without an exchange',
  'swap.live.feePercent': '{percent}%',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Quote',
  'swap.live.ageValue': 'refreshes in {seconds} s',
  'swap.live.ageRenewing': 'refreshing…',
  'swap.live.ageAsleep': 'refreshes when you view this page',
  'swap.live.details': 'Slippage, fee and route',
  'swap.live.sentence': 'You swap {amount} {from} for at least {least} {to}.',
  'swap.live.sentenceWorth': 'You swap {amount} {from} ({worth}) for at least {least} {to} ({leastWorth}).',
  'swap.live.sentenceWrap': 'You swap {amount} {from} for {least} {to}, one to one.',

  'swap.live.slippageChange': 'Change slippage',
  'swap.live.slippageOwn': 'Custom',
  'swap.live.slippageField': 'Custom slippage (%)',
  'swap.live.slippageInvalid': 'Enter a number from 0 to 50, with at most two decimals',
  'swap.live.slippageLow':
    'This is so low that the swap may fail when the price moves; you pay the network fee even then.',
  'swap.live.slippageHigh':
    'A slippage of {percent}% is more than most swaps need: others can see your swap before it goes through and take up to this much of it.',
  'swap.live.slippageVeryHigh':
    'You could lose up to {percent}% of what you pay. No honest site asks you to set this.',

  'swap.live.unconfirmed':
    'Only one node has answered, so this price is unconfirmed. If it is wrong, you can lose everything above the minimum received.',
  'swap.live.worthLess':
    'At market prices, what you receive is worth {percent}% less than what you pay. This pool may have a bad price.',
  'swap.live.worthUnknown':
    'There is no current market price to compare with. Check elsewhere what these tokens are worth before you sign.',
  'swap.live.lessThanFirst':
    'When you started this swap, the minimum was {first} {symbol}. It is now {now} {symbol}.',
  'swap.live.lessThanElsewhere':
    'The other exchange has a better price: this one gives you {percent}% less. You can revoke the approval and start again.',
  'swap.live.differing': 'Some nodes disagree about a route; you see the answer of the majority.',
  'swap.live.mayKeepPart':
    'The wallet could not check whether this token arrives in full. The swap fails if you would receive less than the minimum.',

  'swap.live.none.noExchange': 'This wallet knows no exchange on {network}.',
  'swap.live.none.noRoute':
    'There is no route from {from} to {to}: no pool connects them, or the pools hold too little for this amount.',
  'swap.live.none.takesFee':
    'A token of this pair charges a fee on every transfer, so the amount that you receive is unknown. You can’t swap it here.',
  'swap.live.none.keepsPartUnknown':
    'The wallet could not check whether these tokens arrive in full, and this route does not enforce the minimum received. You can’t swap them here.',
  'swap.live.none.disputed': 'The nodes of {network} disagree about the price. Retrying…',
  'swap.live.none.stale':
    'The nodes of {network} are minutes behind, so their price is out of date. Retrying…',
  'swap.live.none.unavailable': 'No node of {network} answered about the price. Retrying…',
  'swap.live.none.failed': 'The price could not be loaded. Retrying…',
  'swap.live.none.tooMany': 'Too many requests. The price is loaded again in {seconds} s.',

  'swap.live.wrap': 'Wrap',
  'swap.live.unwrap': 'Unwrap',
  'swap.live.starting': 'Getting ready…',

  'swap.live.problem.allowance': 'The exchange’s approval could not be read. Nothing was signed. Try again.',
  'swap.live.problem.refused': 'The contract of {symbol} rejects the approval, so you can’t swap it here.',
  'swap.live.problem.notYet': 'The nodes do not show the approval yet. Try again in a moment.',
  'swap.live.problem.quote': 'There is no price right now. Nothing was signed. Try again in a moment.',
  'swap.live.problem.tooMany': 'Too many requests. Nothing was signed. Continue in {seconds} s.',
  'swap.live.problem.refusedQuote':
    'The quote names a contract that is not this network’s exchange. Nothing was signed.',
  'swap.live.problem.otherAmount':
    'The quote is for a different amount. Nothing was signed; a new quote is on its way.',
  'swap.live.problem.otherTab': 'Another tab is signing for this account. Finish or close it there.',
  'swap.live.problem.otherAccount':
    'This swap belongs to {account}. Make it the primary account to continue.',
  'swap.live.problem.record':
    'The status of the last step could not be loaded. Nothing was signed. Try again.',
  'swap.live.problem.unexpected': 'Something went wrong. Nothing was signed. Try again.',

  'swap.sequence.title': '{amount} {from} → {to}',
  'swap.sequence.region': 'Open swap: {amount} {from} to {to}',
  'swap.sequence.onNetwork': 'on {network}',
  'swap.sequence.onNetworkAt': 'on {network} · slippage {percent}%',
  'swap.step.revoke': 'Revoke the old approval',
  'swap.step.approve': 'Approve {amount} {from}',
  'swap.step.swap': 'Swap for {to}',
  'swap.sequence.interrupted':
    'This swap was interrupted before its status was known. Continue first checks whether something was sent.',
  'swap.sequence.revoke.pending': 'Revoking the old approval.',
  'swap.sequence.revoke.completed': 'The old approval is revoked. Next: approve exactly {amount} {from}.',
  'swap.sequence.approve.pending': 'The approval of {amount} {from} is pending.',
  'swap.sequence.approve.completed':
    'You approved exactly {amount} {from}. Next, review the swap at a fresh price.',
  'swap.sequence.swap.pending': 'The swap is pending.',
  'swap.sequence.swap.completed': 'Swapped: −{given} {from}, +{received} {to}',
  'swap.sequence.swap.completedMinimum': 'Swapped: −{given} {from}, at least +{received} {to}',
  'swap.sequence.takeBack.pending': 'Revoking the approval.',
  'swap.sequence.takeBack.completed':
    'The approval is revoked: the exchange can no longer spend your {from}.',
  'swap.sequence.takeBack.asking':
    'The revocation is in a block. Checking whether the exchange can still spend your {from}…',
  'swap.sequence.takeBack.stays':
    'The revocation is in a block, but the exchange may still be able to spend some of your {from}. Check again in a moment, then check your approvals.',
  'swap.sequence.checkAgain': 'Check again',
  'swap.sequence.swap.failed':
    'Nothing was swapped; you paid only the fee. Most often the price moved further than the slippage allows.',
  'swap.sequence.approve.failed': 'The approval failed; you paid only the fee.',
  'swap.sequence.revoke.failed': 'Revoking the old approval failed; you paid only the fee.',
  'swap.sequence.takeBack.failed':
    'Revoking the approval failed; you paid only the fee. The approval still exists.',
  'swap.sequence.replaced':
    'Another transaction replaced this step. Check your history to see what it did before you continue: it may have done the same.',
  'swap.sequence.cancelled': 'This step was cancelled.',
  'swap.sequence.recordFailed': 'The status of this step could not be loaded.',
  'swap.sequence.noRecord':
    'The status of this step is not known yet. Continue first checks again whether it was sent.',
  'swap.sequence.continue': 'Continue',
  'swap.sequence.tryAgain': 'Try again',
  'swap.sequence.takeBack': 'Revoke approval',
  'swap.sequence.dismiss': 'Dismiss',
  'swap.sequence.dismissKeeps': 'Dismiss only removes this notice; an approval stays until you revoke it.',
  'swap.sequence.details': 'Show in history',
} as const;
