/** What the functions tell people; they answer with the sentence itself, since developers call them as well. */
export const serverTexts = {
  'server.signIn': 'Sign in to continue.',
  'server.appUnverified': 'This app could not be verified: reload it and try again.',
  'server.malformed': 'The request is malformed.',
  'server.unexpected': 'Something went wrong. Please try again.',
  'server.chainUnavailable': 'The network did not answer. Please try again.',
  'server.nodesDisagree':
    'The servers that are asked about this network tell different things, so this is not known now. Please try again in a few minutes.',
  'server.keysFull':
    'You have 20 API keys, the most there can be. Delete one that you no longer use, then try again.',
  'server.keysUnconfirmed':
    'You have made 30 API keys in a day, the most there can be while your email address is not confirmed. Confirm it in the settings, or try again tomorrow.',
  'server.databaseUnavailable': 'Our records could not be reached, so nothing was sent. Please try again.',
  'server.tooManyRequests': 'You have asked a lot in a short time: try again {when}.',
  'server.tooManyAttempts': 'Too many attempts: try again {when}.',
  'server.sessionEnded': 'Your session has ended: sign in again.',
  'server.passwordNeeded': 'Enter your password again to go on: you signed in too long ago.',
  'server.accountLeaving': 'This account is being deleted: nothing can be changed any more.',
  'server.sessionUnknown': 'Your session could not be checked. Please try again in a minute.',
  'server.tooManyKeys': 'You have made a lot of keys in a short time: try again in an hour.',
  'server.pricesUnavailable': 'Prices are not available now: please try again in a minute.',
  'server.phraseIsSet': 'Your recovery phrase is set already and cannot be replaced.',
  'server.walletIsSetUp': 'This wallet is set up already, with another recovery phrase.',
  'server.maintenance.readOnly':
    'Everything Wallet is read-only during maintenance: nothing was changed or sent. Please try again later.',
  'server.maintenance.send': 'Sending is off for now. Nothing was sent. Please try again later.',
  'server.maintenance.feature': 'This feature is off for now. Please try again later.',
  'server.chat.method': 'Ask the support chat with POST.',
  'server.chat.credential': 'The support chat needs the public key of this app, or a signed-in user.',
  'server.chat.contentType': 'The request must be JSON (content-type: application/json).',
  'server.chat.tooLarge': 'The conversation is too long: start a new one.',
  'server.chat.phrase':
    'Your message was not passed on: it contains a recovery phrase. Whoever has the phrase can take your coins, and support never needs it.',
  'server.chat.privateKey':
    'Your message was not passed on: it contains what may be a private key. Whoever has the key can take your coins, and support never needs it. To ask about a transaction, write the word transaction before its hash.',
  'server.chat.apiKey':
    'Your message was not passed on: it contains an API key. Delete that key in the developer portal if anyone else may have seen it, and ask again without it.',
  'server.chat.unavailable': 'The assistant is not available now. Please try again in a minute.',
  'server.chat.tooSlow': 'The assistant took too long to answer. Please try again.',
  'server.chat.greeting':
    'Hello! Ask me about your wallet: the recovery phrase, sending and receiving, fees, networks or tokens. I answer from the help pages.',
  'server.chat.thanks': 'You are welcome. Is there anything else you would like to know?',
  'server.chat.advice':
    'I give no advice on what to buy, sell or hold, and no forecasts: nobody knows what a coin will be worth. Be wary of anybody who says they do. I can tell you how the wallet works.',
  'server.chat.crime':
    'I do not help with anything that breaks the law or harms others. I can tell you how the wallet works, and how to protect your own coins.',
  'server.chat.distress':
    'I am sorry that you are going through this. If you are in danger or think of ending your life, please call the emergency number of your country now, or somebody you trust: money that is lost is never worth a life, and there are people who help. When you are safe, write to support about the coins.',
  'server.chat.unsure':
    'I am not sure what you mean. Is it one of these? Answer with its number, or ask in other words.',
  'server.chat.guess': 'I am not sure, but this may be what you mean.',
  'server.chat.others': 'If it is not, is it one of these? Answer with its number, or ask in other words.',
  'server.chat.unknown':
    'I do not know the answer to that. I can only answer questions about Everything Wallet, from its help pages: for example about the recovery phrase, sending, fees, networks or tokens.',
  'server.chat.write': 'For anything else, write to us: {email}. We answer within 24 hours.',
  'server.chat.vague':
    'Please write a little more, so that I answer the right question: what did you do, on which screen, and what do you see? For example: a transfer that is pending, coins that have not arrived, a lost phrase or password, a fee, or something that you signed.',
  'server.chat.cut': 'The answer was cut off. Please ask again.',
  'server.setupUnfinished': 'Finish setting up your wallet before you send.',
  'server.recipientRefuses': 'The recipient refuses this transfer',
  'server.callReverts': 'The contract refuses this call: it would fail, and its fee would be lost.',
  'server.noProof': 'No node of this network could prove the balance. Please try again in a minute.',
  'server.noToken': 'There is no ERC-20 token at this address on this network.',
  'server.tokenRefuses': 'The token’s contract refuses this transfer.',
  'server.nonceTooLow':
    'Another transaction of this account came first: check your transactions and send again.',
  'server.expired':
    'Too much time has passed since this transfer was confirmed, so it was not sent. Check it and send again.',
  'server.lapsed':
    'This transfer did not reach the network in time. It is in your history, and is sent again only if you ask for that there.',
  'server.superseded':
    'Another transaction was signed in place of this one, so it was not sent again. Either may be made, never both: look at your transactions.',
  'server.replacementUnderpriced':
    'The network asks for a higher fee to replace this transfer. Check the new fee and try again.',
  'server.replacementLate':
    'Another transfer has been signed in its place already, or it is in a block: look at your history.',
  'server.replacementExpired':
    'Too much time has passed since this was confirmed, so the replacement was not sent. The first transfer may have been made: look at your transactions.',
  'server.replacementGas':
    'The replacement needs more gas than was signed for, so it was not sent. The first transfer may still be made: look at your transactions.',
  'server.nonceTaken': 'Another transaction of this account is still waiting: let it finish and send again.',
  'server.underpriced': 'The network asks for a higher fee now: check the new total and send again.',
  'server.gasTooLow': 'This transfer needs more gas than was signed for: check the new total and send again.',
  'server.listingRefused': 'This is no listing that can be kept: {reason}.',
  'server.listingUnknown': 'The network does not say whether this can be sold. Please try again.',
  'server.tooManyListings': 'You have 200 listings, the most there can be: cancel some of them first.',
  'server.gasTooHigh': 'This transfer asks for more gas than the network allows.',
} as const;
