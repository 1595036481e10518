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
  'send.fee.l1': 'Includes up to {fee} {currency} for Ethereum (L1) data, doubled as a margin.',
  'send.feeEstimating': 'Estimating network fee…',
  'send.feePrompt': 'Enter a recipient and an amount to see the network fee.',
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
  'send.error.recipientOpen': 'The recipient is not confirmed yet: see the note below the recipient.',
  'send.error.networkChanged':
    'The network of this form was switched off, and another one is now selected. Close the form and start again on the network you want.',
  'send.error.senderChanged':
    'Your primary account has changed. Close this form and open it again to send from the new one.',
  'send.hint.contactElsewhere': 'Your contact {name} is saved for {network}, not for this network',
  'send.hint.contact': 'Your contact {name}',
  'send.feeUnavailable': 'Couldn’t estimate the network fee. Retrying…',
  'send.uncertain.check': 'Check again',
  'send.uncertain.stuck':
    'The network has not answered for more than ten minutes. If you send the same transfer again, both may arrive.',
  'send.uncertain.refused':
    'An earlier transaction was refused, but it may still go through. Check your history before you send again.',
  'send.uncertain.both': 'If you send the same transfer again, both may go through.',
  'send.uncertain.setAside': 'Send anyway',
  'send.settled.sent': 'The network received your transfer of {amount} {symbol} to {recipient}',
  'send.settled.failed':
    'Your transfer of {amount} {symbol} to {recipient} failed. See your transactions for details.',
  'send.settled.notSent':
    'Your transfer of {amount} {symbol} to {recipient} was not sent. No coins or tokens were moved.',
  'send.settled.lapsed':
    'Your transfer of {amount} {symbol} to {recipient} did not reach the network in time. It will be sent only if you send it again from your transactions.',
  'send.settled.cancelled':
    'Your transfer of {amount} {symbol} to {recipient} was cancelled: its cancellation is in a block. See your transactions for details.',
  'send.settled.superseded':
    'You signed another transaction to replace your transfer of {amount} {symbol} to {recipient}. Only one of the two can go through: see your transactions.',
  'send.settled.replaced':
    'Another transaction replaced your transfer of {amount} {symbol} to {recipient}. See your transactions for the one that went through.',
  'send.settled.replacement.failed':
    'The replacement of a transfer of {amount} {symbol} to {recipient} failed. See your transactions for details.',
  'send.settled.replacement.notSent':
    'The replacement of a transfer of {amount} {symbol} to {recipient} was not sent. The original may have gone through: check your transactions.',
  'send.settled.replacement.lapsed':
    'The replacement of a transfer of {amount} {symbol} to {recipient} did not reach the network in time. The original may have gone through: check your transactions.',
  'send.settled.unknown':
    'It is not known yet whether the network received your transfer of {amount} {symbol} to {recipient}. The wallet checks again automatically. Do not send it a second time.',
  'send.settled.call.sent': 'The network received your transaction: {title}, at {recipient}',
  'send.settled.call.failed':
    'Your transaction failed: {title}, at {recipient}. See your transactions for details.',
  'send.settled.call.notSent':
    'Your transaction was not sent: {title}, at {recipient}. No coins or tokens were moved.',
  'send.settled.call.lapsed':
    'Your transaction did not reach the network in time: {title}, at {recipient}. It will be sent only if you send it again from your transactions.',
  'send.settled.call.unknown':
    'It is not known yet whether the network received your transaction: {title}, at {recipient}. The wallet checks again automatically. Do not sign it a second time.',
  'send.discard.title': 'Discard what you have typed?',
  'send.discard.text': 'You will lose what you have entered.',
  'send.discard.keep': 'Keep editing',
  'send.discard.confirm': 'Discard',
  'send.max': 'Max',
  'send.max.all':
    'Sends your full balance less the network fee. The fee shown is charged in full, so nothing stays in your account.',
  'send.max.rest':
    'The most you can send. The part of the fee that the network does not use stays in your account.',
  'send.max.contract':
    'The recipient is a contract. The part of the fee that its code does not use returns to your account.',
  'send.max.oneNode':
    'Only one node has confirmed the gas price, so part of the fee may stay in your account. Try again to send your full balance.',
  'send.money.inMoney': 'In US dollars',
  'send.money.inCurrency': 'In {currency}',
  'send.money.inCoin': 'In {symbol}',
  'send.money.placeholder': '0.00',
  'send.money.isCoin': '{amount} {symbol} (1 {symbol} = {price})',
  'send.money.unknown': 'There is no current price. Enter the amount in {symbol}.',
  'send.money.decimals':
    '{count, plural, =0 {{currency} has no decimals} other {{currency} has at most # decimals}}',
  'send.fees.title': 'Network fee',
  'send.fees.slow': 'Slow',
  'send.fees.normal': 'Normal',
  'send.fees.fast': 'Fast',
  'send.fees.custom': 'Custom',
  'send.fees.cost': 'at most {fee} {currency}',
  'send.fees.wait.seconds': '{count, plural, one {in about a second} other {in about # seconds}}',
  'send.fees.wait.minutes': '{count, plural, one {in about a minute} other {in about # minutes}}',
  'send.fees.wait.longer': 'longer than usual, possibly never',
  'send.fees.wait.cheaper': 'only once gas gets cheaper',
  'send.fees.maxFee': 'Max fee (gwei)',
  'send.fees.tip': 'Priority fee (gwei)',
  'send.fees.now': 'Base fee {baseFee} gwei, typical priority fee {tip} gwei',
  'send.fees.error.gwei': 'Enter gwei as a plain decimal number such as 1.5',
  'send.fees.error.zero': 'Enter a max fee above 0: no network accepts a transaction without a fee',
  'send.fees.error.tipAbove': 'The priority fee is part of the max fee and can’t exceed it',
  'send.fees.error.tooHigh': 'This is more than ten times the current price of a fast transfer. Enter less.',
  'send.fees.error.noMarket':
    'Current fees are not available, so your custom fee can’t be checked or used. Wait a moment, or choose another fee.',
  'send.fees.error.tips':
    'The nodes report a priority fee far above any normal level, so nothing was signed. Try again in a moment.',
  'send.fees.warning.high': 'This is more than twice the current price of a fast transfer.',
  'send.fees.warning.tip':
    'This priority fee is more than twice the current one for fast transfers, and you pay all of it.',
  'send.fees.warning.cheaper':
    'This is below the next block’s base fee: your transfer waits until gas gets cheaper, possibly forever, and later transfers from this account wait behind it.',
  'send.fees.warning.longer':
    'Very few transfers pay this little: yours may wait for a long time, and later transfers from this account wait behind it.',
  'send.summary': 'Review your transfer',
  'send.summary.to': 'To',
  'send.summary.own': 'Your own account',
  'send.summary.noRecipient': 'No recipient yet',
  'send.error.quoteOld': 'What you confirmed is out of date. Check the new total and send again.',
  'send.error.unnoted':
    'Nothing was sent. This browser’s storage is full or blocked, so it can’t save a record of the transfer. Free some space and try again. If you confirm once more, the transfer is sent without a record: keep this page open until you see it in your history.',
  'send.error.balanceChanged': 'Your balance has changed. Check the new total and send again.',
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
    'This address has no key: it belongs to the network itself or is used to burn coins. Coins sent to it are lost.',
  'send.error.amountMalformed': 'Enter a plain decimal number such as 0.25',
  'send.error.amountAmbiguous': '“{typed}” could mean {asDecimal} or {asWhole}. Enter the one you mean.',
  'send.error.amountZero': 'Enter an amount greater than 0',
  'send.error.amountDecimals': 'Enter at most 18 decimals',
  'send.error.amountTooLarge': 'This amount is too large for any network',
  'send.error.insufficientFunds': 'Amount plus network fee is more than your balance',
  'send.error.insufficientTokens': 'This amount exceeds your token balance',
  'send.error.feeNotCovered': 'Your balance does not cover the network fee',
  'send.error.tokenDecimals': 'This token has fewer decimals',
  'send.error.knownToken':
    'This is the contract of a token. Anything sent to it is lost, so nothing was sent.',
  'send.error.tokenContract': 'This is the token’s own contract. Tokens sent to it are lost.',
  'send.error.feeRose': 'The network fee has changed. Check the new total and send again.',
  'send.error.deadlineOver':
    'The deadline of this call has passed: it would fail, and you would still pay the fee. Cancel it to unblock later transactions.',
  'send.error.replacementFeeRose':
    'The network fee has changed, so nothing was signed. Check the new fee, then try again.',
  'send.error.watchOnly': 'This account is watch-only: the wallet has no key to send with.',
  'send.error.busy':
    'Another tab is still sending from this account. Nothing was sent here: close the other tab and try again.',
  'send.error.unsettled':
    'The wallet is still checking an earlier transfer from this account. Nothing was sent; try again in a moment.',
  'send.error.heldNonce':
    'Nothing was signed: an earlier transaction was refused but may still go through, so both could be executed.',
  'send.error.uncertain':
    'The network did not confirm that it received the transaction. The wallet checks again automatically; until then, you can’t send anything else from this account.',
} as const;
