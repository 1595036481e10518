/** Swaps that are made, where the selected network has an exchange (decision 47, 'The screen'). */
export const liveSwapTexts = {
  'swap.notes.title': 'How a swap works',
  'swap.notes.least': 'You see the minimum first',
  'swap.notes.leastText':
    'Before you sign, the wallet shows the least that you receive. If the price moves further than your slippage tolerance, the swap fails and only the network fee is charged.',
  'swap.notes.approval': 'Tokens need an approval',
  'swap.notes.approvalText':
    'It lets the exchange take exactly the amount that you swap. Coins such as ETH need none.',
  'swap.notes.pool': 'Small pools cost more',
  'swap.notes.poolText':
    'A large swap in a small pool moves the price against you. The wallet shows the price impact and warns you.',
  'swap.live.balanceUnknown': 'Balance: — {symbol}',
  'swap.live.max': 'Max',
  'swap.live.otherToken': 'Another token, by its contract…',
  'swap.live.otherTitle': 'A token by its contract',
  'swap.live.otherText':
    'Anybody can make a token and give it any name. Take the address from the project itself, and never from a message.',
  'swap.live.otherField': 'Contract address',
  'swap.live.otherAdd': 'Use this token',
  'swap.live.otherMalformed': 'Enter the address of a contract: 0x and 40 digits',
  'swap.live.otherNone':
    'There is no token at {contract}, or its decimals are not known for sure. Nothing is swapped until they are.',
  'swap.live.otherDecimals':
    'The contract of {symbol} names other decimals than when you added it, so nobody knows what an amount of it is. It is not swapped here. If you trust it all the same, remove it from your tokens and add it again.',
  'swap.live.otherAsking': 'Asking about the token at {contract}…',
  'swap.live.tokensFailed': 'Your balances could not be read.',
  'swap.live.unverified':
    'No list vouches for {symbol}. A token like this can be a fake, or one that nobody can sell again.',
  'swap.live.watchOnly': 'This account is only watched: nothing can be signed for it here.',
  'swap.live.notEnough': 'You have {balance} {symbol} and want to swap {amount}.',
  'swap.live.notEnoughFee': 'The network fee is paid in {coin}: keep about {fee} {coin} for it.',
  'swap.live.notEnoughFees':
    'The network fees are paid in {coin}: keep about {fee} {coin} for the approval, the swap, and taking an approval back.',
  'swap.live.balanceNotKnown':
    'Your balance of {symbol} is not known for sure: the nodes do not agree about it.',

  'swap.live.quoting': 'Asking the exchange…',
  'swap.live.rateUnknown': '—',
  'swap.live.impact': 'Price impact',
  'swap.live.impactValue': '{percent} %',
  'swap.live.least': 'Least received',
  'swap.live.leastValue': '{amount} {symbol}',
  'swap.live.route': 'Route',
  'swap.live.routeV2': '{path} · Uniswap v2, 0.3 % a pool',
  'swap.live.routeV3': '{path} · Uniswap v3, {fees}',
  'swap.live.routeWrap': '1 : 1, without an exchange',
  'swap.live.feePercent': '{percent} %',
  'swap.live.fee': '≈ {fee} {coin}',
  'swap.live.feeWorth': '≈ {fee} {coin} ({worth})',
  'swap.live.feeUnknown': '—',
  'swap.live.age': 'Quote',
  'swap.live.ageValue': 'new in {seconds} s',
  'swap.live.ageRenewing': 'being renewed…',
  'swap.live.ageAsleep': 'is renewed when you look at this page',

  'swap.live.slippageChange': 'Change slippage',
  'swap.live.slippageOwn': 'Own',
  'swap.live.slippageField': 'Own slippage in %',
  'swap.live.slippageInvalid': 'A number from 0 to 50, with at most two decimals',
  'swap.live.slippageLow':
    'So little that the swap is likely to fail when the price moves; the network fee is paid all the same.',
  'swap.live.slippageHigh':
    'A slippage of {percent} % is more than most swaps need: others can see the swap before it is made, and take up to this much of it.',
  'swap.live.slippageVeryHigh':
    'Up to {percent} % of what you give may be lost. Nobody honest asks you to set this.',

  'swap.live.unconfirmed':
    'Only one node has answered, so nobody has confirmed this price. A wrong price can lose what is above the least received.',
  'swap.live.worthLess':
    'By market prices what comes is worth {percent} % less than what you give. The price of this pool may be a bad one.',
  'swap.live.lessThanFirst':
    'When this swap was begun, at least {first} {symbol} was to come. Now {now} {symbol} is expected.',
  'swap.live.lessThanElsewhere':
    'The other exchange would bring more: this one brings {percent} % less. You can take the approval back and begin anew.',
  'swap.live.differing':
    'Some nodes said something else about some route; what is shown is what most of them say.',
  'swap.live.mayKeepPart':
    'Nobody could see whether this token arrives whole. The swap fails if less than the least received arrives.',

  'swap.live.none.noExchange': 'No exchange is known on {network}.',
  'swap.live.none.noRoute':
    'There is no way from {from} to {to}: no pool leads there, or the pools hold too little for this amount.',
  'swap.live.none.takesFee':
    'A token of this pair keeps a part of every transfer, so nobody can say what would arrive. It is not swapped here.',
  'swap.live.none.keepsPartUnknown':
    'Nobody could see whether these tokens arrive whole, and on this route nothing would hold the least received. It is not swapped.',
  'swap.live.none.disputed':
    'The nodes of {network} contradict each other about the price. It is asked again.',
  'swap.live.none.stale':
    'The nodes of {network} are minutes behind, so their price is not of now. It is asked again.',
  'swap.live.none.unavailable': 'No node of {network} has answered about the price. It is asked again.',
  'swap.live.none.failed': 'The price could not be asked for. It is asked again.',
  'swap.live.none.tooMany':
    'Too much was asked for in a short time. The price is asked for again in {seconds} s.',

  'swap.live.wrap': 'Wrap',
  'swap.live.unwrap': 'Unwrap',
  'swap.live.starting': 'Getting ready…',

  'swap.live.problem.allowance':
    'What the exchange may take could not be read. Nothing was signed; try again.',
  'swap.live.problem.refused': 'The contract of {symbol} refuses the approval, so it cannot be swapped here.',
  'swap.live.problem.notYet': 'The nodes do not show the approval yet. Try again in a moment.',
  'swap.live.problem.quote': 'There is no price right now. Nothing was signed.',
  'swap.live.problem.tooMany':
    'Too much was asked for in a short time. Nothing was signed; you can go on in {seconds} s.',
  'swap.live.problem.refusedQuote':
    'The answer names a contract that is not the exchange of this network. Nothing was signed.',
  'swap.live.problem.otherAmount':
    'The answer is the price of another amount. Nothing was signed; it is asked again.',
  'swap.live.problem.otherTab':
    'Something of this account is being signed in another tab. Finish or close it there.',
  'swap.live.problem.otherAccount': 'This swap belongs to {account}. Make it the primary account to go on.',
  'swap.live.problem.record':
    'What became of the last step could not be read. Nothing was signed; try again.',
  'swap.live.problem.unexpected': 'This went wrong on the way. Nothing was signed.',

  'swap.journey.title': '{amount} {from} → {to}',
  'swap.journey.region': 'Swap under way: {amount} {from} to {to}',
  'swap.journey.onNetwork': 'on {network}',
  'swap.journey.onNetworkAt': 'on {network} · slippage {percent} %',
  'swap.journey.interrupted':
    'This swap was interrupted before anything was heard of it. Continue looks whether something was sent, before it asks for anything.',
  'swap.journey.revoke.pending': 'Step 1 of 3: the old approval is being taken back.',
  'swap.journey.revoke.completed':
    'What takes the old approval back is in a block. Next: approve exactly {amount} {from}.',
  'swap.journey.approve.pending': 'Step 1 of 2: the approval of {amount} {from} waits for its block.',
  'swap.journey.approve.completed':
    'Step 2 of 2: the approval of exactly {amount} {from} is in a block. Continue looks whether it still holds, gets a new price and shows the swap before you sign it.',
  'swap.journey.swap.pending': 'The swap waits for its block.',
  'swap.journey.swap.completed': 'Swapped: −{given} {from}, +{received} {to}',
  'swap.journey.swap.completedLeast': 'Swapped: −{given} {from}, at least +{received} {to}',
  'swap.journey.takeBack.pending': 'The approval is being taken back.',
  'swap.journey.takeBack.completed': 'The approval is taken back: nobody may take your {from} by it.',
  'swap.journey.takeBack.asking':
    'What takes the approval back is in a block. What the exchange may still take of your {from} is being asked.',
  'swap.journey.takeBack.stays':
    'What takes the approval back is in a block, but the exchange may still take some of your {from}. Look again in a moment, and then at your approvals.',
  'swap.journey.lookAgain': 'Look again',
  'swap.journey.swap.failed':
    'Nothing was swapped; only the fee was paid. Most often the price moved further than the slippage allows.',
  'swap.journey.approve.failed': 'The approval failed; only the fee was paid.',
  'swap.journey.revoke.failed': 'Taking the old approval back failed; only the fee was paid.',
  'swap.journey.takeBack.failed':
    'Taking the approval back failed; only the fee was paid. The approval is still there.',
  'swap.journey.replaced':
    'Another transaction took its place. Look in your history at what it did before you go on: it may have been the same.',
  'swap.journey.cancelled': 'This step was cancelled: it was not made.',
  'swap.journey.recordFailed': 'What became of it could not be read.',
  'swap.journey.noRecord':
    'Nothing is known of this step yet. Continue looks again whether it was sent, before it asks for anything.',
  'swap.journey.continue': 'Continue',
  'swap.journey.tryAgain': 'Try again',
  'swap.journey.takeBack': 'Take approval back',
  'swap.journey.dismiss': 'Dismiss',
  'swap.journey.dismissKeeps': 'Dismiss forgets this swap here; an approval stays until it is taken back.',
  'swap.journey.details': 'Show in history',
} as const;
