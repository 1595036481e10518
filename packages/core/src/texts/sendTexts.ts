/** The Send dialog (docs/product.md §2 Send dialog, §5 Send, §8 Balance and send). */
export const sendTexts = {
  'send.title': 'Send {currency}',
  'send.recipient': 'Recipient Address',
  'send.contacts': 'Choose a contact',
  'send.recipientPlaceholder': '0x...',
  'send.asset': 'Asset',
  'send.amount': 'Amount',
  'send.amountPlaceholder': '0.0',
  'send.available': 'Available: {balance} {currency}',
  'send.phrase': 'Recovery Phrase',
  'send.phrasePlaceholder': 'Enter your 12-word recovery phrase',
  'send.phraseHelp': 'Your phrase is used locally to sign the transaction and is never sent to our servers.',
  'send.fee': 'Network Fee: ~{fee} {currency}',
  'send.fee.l1':
    'Up to {fee} {currency} of it for Ethereum, where this network keeps its records; shown at twice what it is now, since it can rise.',
  'send.feeEstimating': 'Estimating network fee…',
  'send.feePrompt': 'Enter a recipient and an amount to see the network fee.',
  'send.understood': 'You send',
  'send.amountValue': '{amount} {symbol}',
  'send.readAs': 'Read as {amount}',
  'send.total': 'Total',
  'send.totalValue': '{total} {currency}',
  'send.totalTokens': '{amount} {symbol} + {fee} {currency}',
  'send.warning':
    'You are about to send real cryptocurrency. Double-check the recipient: a transaction cannot be undone.',
  'send.warningTest':
    'You are about to send test coins. On a mainnet this would be real cryptocurrency, so double-check the recipient.',
  'send.submit': 'Send',
  'send.sending': 'Sending...',
  'send.success': 'Transaction sent successfully!',
  'send.from': 'From {address}',
  'send.error.recipientOpen': 'It is not settled yet whom this goes to: see what stands below the recipient.',
  'send.error.networkChanged':
    'The network is another one now than when this form was opened: it was switched off. Close the form, and begin anew on the network you mean.',
  'send.error.senderChanged':
    'Your primary account has changed meanwhile. Close this and open it again to send from the new one.',
  'send.hint.contactElsewhere': 'Your contact {name} is saved for {network}, not for this network',
  'send.hint.contact': 'Your contact {name}',
  'send.feeUnavailable': 'The network fee could not be found out.',
  'send.uncertain.check': 'Check again',
  'send.uncertain.stuck':
    'It has not answered for more than ten minutes. If you send the same again, both may arrive.',
  'send.uncertain.refused':
    'An earlier transaction was refused, but it may still go through. Check your history before you send again.',
  'send.uncertain.both': 'If you send the same again, both may go through.',
  'send.uncertain.setAside': 'Send all the same',
  'send.settled.sent': 'The network has your transfer of {amount} {symbol} to {recipient}',
  'send.settled.failed':
    'Your transfer of {amount} {symbol} to {recipient} failed. Your transactions say more.',
  'send.settled.notSent':
    'Your transfer of {amount} {symbol} to {recipient} was not sent. Nothing has left your account.',
  'send.settled.lapsed':
    'Your transfer of {amount} {symbol} to {recipient} did not reach the network in time. It is sent only if you ask for that in your transactions.',
  'send.settled.cancelled':
    'Your transfer of {amount} {symbol} to {recipient} was cancelled: its cancellation is in a block. Your transactions say more.',
  'send.settled.superseded':
    'Another transaction was signed in place of the one of {amount} {symbol} to {recipient}. Either may be made, never both: your transactions say which.',
  'send.settled.replaced':
    'Another transaction took the place of the one of {amount} {symbol} to {recipient}. Your transactions say which one was made.',
  'send.settled.replacement.failed':
    'The replacement of a transfer of {amount} {symbol} to {recipient} failed. Your transactions say more.',
  'send.settled.replacement.notSent':
    'The replacement of a transfer of {amount} {symbol} to {recipient} was not sent. The first one may have been made: look at your transactions.',
  'send.settled.replacement.lapsed':
    'The replacement of a transfer of {amount} {symbol} to {recipient} did not reach the network in time. The first one may have been made: look at your transactions.',
  'send.settled.unknown':
    'It is not known yet whether the network took your transfer of {amount} {symbol} to {recipient}. It is asked again and again; do not send it a second time.',
  'send.settled.call.sent': 'The network has what you signed: {title}, at {recipient}',
  'send.settled.call.failed': 'What you signed failed: {title}, at {recipient}. Your transactions say more.',
  'send.settled.call.notSent':
    'What you signed was not sent: {title}, at {recipient}. Nothing has left your account.',
  'send.settled.call.lapsed':
    'What you signed did not reach the network in time: {title}, at {recipient}. It is sent only if you ask for that in your transactions.',
  'send.settled.call.unknown':
    'It is not known yet whether the network took what you signed: {title}, at {recipient}. It is asked again and again; do not do it a second time.',
  'send.discard.title': 'Discard what you have typed?',
  'send.discard.text':
    'Closing this loses the recipient, the amount and everything else that stands in its fields.',
  'send.discard.keep': 'Keep editing',
  'send.discard.confirm': 'Discard',
  'send.max': 'Max',
  'send.max.all': 'Everything you hold: the fee is paid in full and nothing stays behind.',
  'send.max.rest': 'All that can be sent: what the network does not take of the fee stays in your account.',
  'send.max.contract':
    'The recipient is a contract: what its code does not use of the fee comes back to your account.',
  'send.max.oneNode':
    'No second node of the network confirmed what gas costs, so the fee is not paid in full: what it does not need stays in your account. Try again to send everything.',
  'send.money.inMoney': 'In US dollars',
  'send.money.inCurrency': 'In {currency}',
  'send.money.inCoin': 'In {symbol}',
  'send.money.placeholder': '0.00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'There is no price of the last five minutes: type the amount in {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} has no decimals} other {{currency} has at most # decimals}}',
  'send.fees.title': 'Network fee',
  'send.fees.slow': 'Slow',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Fast',
  'send.fees.custom': 'Custom',
  'send.fees.cost': 'at most {fee} {currency}',
  'send.fees.wait.seconds': 'in about {count} seconds',
  'send.fees.wait.minutes': '{count, plural, one {in about a minute} other {in about # minutes}}',
  'send.fees.wait.longer': 'longer than usual, perhaps never',
  'send.fees.wait.cheaper': 'not before gas becomes cheaper',
  'send.fees.maxFee': 'Max fee (gwei)',
  'send.fees.tip': 'Priority fee (gwei)',
  'send.fees.now': 'The next block asks {baseFee} gwei, and most people add {tip} gwei.',
  'send.fees.error.gwei': 'Enter gwei as a plain decimal number such as 1.5',
  'send.fees.error.zero': 'Nobody takes a transaction for nothing: enter a max fee above 0',
  'send.fees.error.tipAbove': 'The priority fee is a part of the max fee and cannot be above it',
  'send.fees.error.tooHigh': 'This is more than ten times what a fast transfer costs now. Enter less.',
  'send.fees.error.noMarket':
    'Nobody says now what others pay, so your prices cannot be checked and are not sent. Wait a moment, or choose another fee.',
  'send.fees.error.tips':
    'The network’s node names a priority fee far above what any network asks. Nothing is signed at that price: try again in a moment.',
  'send.fees.warning.high': 'This is more than twice what a fast transfer costs now.',
  'send.fees.warning.tip':
    'This priority fee is more than twice what fast transfers pay now, and all of it is spent.',
  'send.fees.warning.cheaper':
    'This is below what the next block asks: your transfer waits until gas becomes cheaper, perhaps for ever, and others of this account wait behind it.',
  'send.fees.warning.longer':
    'Hardly anybody offers so little: your transfer may wait for a long time, and others of this account wait behind it.',
  'send.summary': 'What you are about to confirm',
  'send.summary.to': 'To',
  'send.summary.own': 'Your own account',
  'send.summary.toNobody': 'No recipient yet',
  'send.error.quoteOld':
    'The network fee shown was older than 12 seconds. Check the new total and send again.',
  'send.error.unnoted':
    'Nothing was sent: this browser could not note the transfer on this device, whose storage is full or blocked. Make room and try again. Confirmed once more it is sent without a note: then keep this page open until it is in your history.',
  'send.error.balanceChanged': 'Your balance has changed meanwhile. Check the new total and send again.',
  'send.hint.own': 'This is your own address.',
  'send.hint.contract': 'This address is a contract. Make sure it can receive coins sent directly.',
  'send.error.fieldsMissing': 'Please fill in all fields',
  'send.error.notAuthenticated': 'User not authenticated',
  'send.error.phraseMismatch': "Recovery phrase doesn't match your wallet",
  'send.error.invalidPhrase': 'Invalid recovery phrase',
  'send.error.estimate': 'Failed to estimate gas',
  'send.error.failed': 'Failed to send transaction',
  'send.error.recipientMalformed': 'Enter an address: 0x followed by 40 hex digits',
  'send.error.recipientChecksum': 'This address has a typo: its checksum does not match. Copy it again.',
  'send.error.recipientZero': 'This is the zero address. Coins sent to it are lost.',
  'send.error.recipientPrecompile':
    'Nobody has a key to this address: it belongs to the network itself, or is used to burn coins. Coins sent to it are lost.',
  'send.error.amountMalformed': 'Enter a plain decimal number such as 0.25',
  'send.error.amountAmbiguous':
    '“{typed}” can be read as {asDecimal} or as {asWhole}. Type the one you mean.',
  'send.error.amountZero': 'Enter an amount greater than 0',
  'send.error.amountDecimals': 'At most 18 decimals are possible',
  'send.error.amountTooLarge': 'This amount is larger than any chain can carry',
  'send.error.insufficientFunds': 'Amount plus network fee is more than your balance',
  'send.error.insufficientTokens': 'This amount is more than you hold of this token',
  'send.error.feeNotCovered': 'Your balance does not cover the network fee',
  'send.error.tokenDecimals': 'This token has fewer decimals than that',
  'send.error.knownToken': 'This is a token’s contract. What is sent to it is lost, so nothing was sent.',
  'send.error.tokenContract': 'This is the token’s own contract. Tokens sent to it are lost.',
  'send.error.feeRose': 'The network fee has changed. Check the new total and send again.',
  'send.error.deadlineOver':
    'The time that this call was signed for is over: it would fail, and only cost its fee. Cancel it to free its place.',
  'send.error.replacementFeeRose':
    'The network fee has changed, so nothing was signed. Check the new fee, then try again.',
  'send.error.watchOnly': 'This account is watch-only: the wallet has no key to send with.',
  'send.error.busy':
    'Another tab of this browser is sending from this account and does not come to an end. Nothing was sent here: close the other tab and try again.',
  'send.error.unsettled':
    'An earlier transfer from this account is still being asked about. Nothing was sent now; try again in a moment.',
  'send.error.heldNonce':
    'Nothing was signed now: an earlier transaction was refused, but it may still go through, so both could be made.',
  'send.error.uncertain':
    'The network did not confirm that it took the transaction. It is asked again by itself; until it has answered, nothing else can be sent from this account.',
} as const;
