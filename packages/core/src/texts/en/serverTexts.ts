/** Refusals of the functions: the sentence for programs, and a text id for the browser. */
export const serverTexts = {
  'server.signIn': 'Sign in to continue.',
  'server.appUnverified': 'This app could not be verified. Reload it and try again.',
  'server.malformed': 'The request is malformed.',
  'server.unexpected': 'Something went wrong. Please try again.',
  'server.chainUnavailable': 'The network did not answer. Please try again.',
  'server.nodesDisagree':
    'The network’s nodes disagree, so this is not known right now. Try again in a few minutes.',
  'server.keysFull':
    'You have 20 API keys, which is the limit. Delete one that you no longer use, then try again.',
  'server.keysUnconfirmed':
    'You have created 30 API keys today, which is the limit until you confirm your email address. Confirm it in the settings, or try again tomorrow.',
  'server.databaseUnavailable': 'Our database did not answer, so nothing was sent. Please try again.',
  'server.tooManyRequests': 'Too many requests. Try again {when}.',
  'server.tooManyAttempts': 'Too many attempts. Try again {when}.',
  'server.sessionEnded': 'Your session has ended. Sign in again.',
  'server.passwordNeeded': 'You signed in too long ago. Enter your password again to continue.',
  'server.accountLeaving': 'This account is being deleted, so nothing can be changed any more.',
  'server.sessionUnknown': 'Your session could not be checked. Please try again in a minute.',
  'server.tooManyKeys': 'You have created too many keys in a short time. Try again in an hour.',
  'server.pricesUnavailable': 'Prices are not available right now. Please try again in a minute.',
  'server.phraseIsSet': 'Your recovery phrase is already set and cannot be replaced.',
  'server.walletIsSetUp': 'This wallet is already set up with a different recovery phrase.',
  'server.maintenance.readOnly':
    'Everything Wallet is read-only during maintenance: nothing was changed or sent. Please try again later.',
  'server.maintenance.send': 'Sending is off for now. Nothing was sent. Please try again later.',
  'server.maintenance.feature': 'This feature is off for now. Please try again later.',
  'server.setupUnfinished': 'Finish setting up your wallet before you send.',
  'server.recipientRefuses': 'The recipient rejects this transfer',
  'server.callReverts': 'The contract rejects this call: it would fail, and its fee would be lost.',
  'server.noProof': 'No node of this network could prove the balance. Please try again in a minute.',
  'server.noToken': 'There is no ERC-20 token at this address on this network.',
  'server.tokenRefuses': 'The token’s contract rejects this transfer.',
  'server.nonceTooLow':
    'Another transaction of this account went through first. Check your transactions and send again.',
  'server.expired':
    'Too much time has passed since you confirmed this transfer, so it was not sent. Check it and send again.',
  'server.lapsed':
    'This transfer did not reach the network in time. It is in your history, and is sent only if you send it again from there.',
  'server.superseded':
    'You signed another transaction to replace this one, so it was not sent again. Only one of the two can go through: check your transactions.',
  'server.replacementUnderpriced':
    'The network requires a higher fee to replace this transfer. Check the new fee and try again.',
  'server.replacementLate':
    'This transfer is already in a block, or another one was signed to replace it. Check your history.',
  'server.replacementExpired':
    'Too much time has passed since you confirmed this, so the replacement was not sent. The original transfer may have gone through: check your transactions.',
  'server.replacementGas':
    'The replacement needs more gas than you signed for, so it was not sent. The original transfer may still go through: check your transactions.',
  'server.nonceTaken':
    'Another transaction of this account is still pending. Wait for it to finish, then send again.',
  'server.underpriced': 'The network now requires a higher fee. Check the new total and send again.',
  'server.gasTooLow': 'This transfer needs more gas than you signed for. Check the new total and send again.',
  'server.listing.notYours': 'This listing cannot be published: its seller is not one of your accounts.',
  'server.listing.sold': 'This listing cannot be published: it is already sold or cancelled.',
  'server.listing.notHeld': 'This listing cannot be published: its seller does not have the NFT.',
  'server.listing.notApproved':
    'This listing cannot be published: Seaport is not approved to transfer the NFT.',
  'server.listing.ended': 'This listing cannot be published: it has ended, or has not begun.',
  'server.listing.tooLong': 'This listing cannot be published: it lasts more than a year.',
  'server.listing.ofOther': 'This listing cannot be published: another user has published it.',
  'server.listing.invalid': 'This listing cannot be published: this wallet does not support its terms.',
  'server.listingUnknown': 'The network does not confirm that this can be sold. Please try again.',
  'server.tooManyListings': 'You have 200 listings, which is the limit. Cancel some of them first.',
  'server.gasTooHigh': 'This transfer asks for more gas than the network allows.',
} as const;
