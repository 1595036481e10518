/** Buying and selling NFTs; the required texts are in `nftTexts`. */
export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'In a token',
  'market.floors': 'NFTs at floor',
  'market.floors.open': 'Open NFTs',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Worth {worth}',
  'market.floors.text':
    'Each of your NFTs at the lowest price that others in its collection are listed for. No one has offered to pay that, and it counts in no total.',
  'market.floors.without':
    '{count, plural, one {# NFT is not counted: the floor of its collection is unknown.} other {# NFTs are not counted: the floors of their collections are unknown.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT is not counted: its quantity is not confirmed.} other {# NFTs are not counted: their quantities are not confirmed.}}',
  'market.floors.asking': 'Still loading more.',
  'market.floors.more': 'You may have more NFTs than were scanned.',
  'market.floors.unanswered': '{networks} did not answer.',
  'market.list': 'For sale',
  'market.loading': 'Loading listings',
  'market.more': 'Show more',
  'market.samples': 'Samples',
  'market.noMarket': 'There is no marketplace on {network}. These are samples.',
  'market.marketUnknown': 'No node of {network} reports whether there is a marketplace.',
  'market.noListings': 'Nothing is for sale on {network} right now. These are samples.',
  'market.failed': 'The listings could not be loaded',
  'market.failedText': 'Prices on {network} are not available right now.',
  'market.tooMany': 'Too many requests. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'market.silent.own': 'The wallet’s own listings could not be loaded: some may be missing here.',
  'market.silent.opensea': 'OpenSea did not answer: its listings are missing here.',
  'market.nameless': 'NFT #{id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contract {address}',
  'market.several': '{units}, sold together',
  'market.panel': 'Price',
  'market.noMarketHere': 'There is no marketplace on {network}.',
  'market.priceOf': '{price} for all {units}',
  'market.fees': '{amount} of the price is fees, not for the seller.',
  'market.sellerIs': 'Sold by {seller}, until {time}.',
  'market.anyName':
    'Anyone can give a collection this name: compare the contract address with the one that you expect.',
  'market.others': '{count, plural, one {# more listing} other {# more listings}} of this NFT.',
  'market.othersDearer':
    '{count, plural, one {# more listing} other {# more listings}} of this NFT at a higher price.',
  'market.buyThis': 'Buy',
  'market.buyOther': 'Buy for {price} from {seller}',
  'market.notForSale': 'This NFT is not for sale right now.',
  'market.panelFailed': 'The price is not available right now.',
  'market.buyer': 'Buy with',
  'market.noKey': 'None of your accounts has a key in this wallet. Watch-only accounts can’t buy or sell.',
  'market.inTokenText': 'This listing asks for a token. You can buy only listings in {currency} here.',
  'market.ownListing': 'You are selling it for {price}, until {time}.',
  'market.past.filled': 'Sold for {price}, paid to the account that listed it.',
  'market.past.cancelled':
    'Your listing for {price} is cancelled on the network: it can no longer be bought.',
  'market.notOpen':
    'This listing can’t be used right now: the account does not hold the NFT, or the approval was revoked. If that changes, anyone can buy it at this price.',
  'market.stillSigned':
    'The listing stays valid if you send it away: if you get it back before the listing ends, anyone can buy it at this price. Cancel the listing first.',
  'market.sell': 'List for sale',
  'market.change': 'Change price',
  'market.cancel': 'Cancel listing',
  'market.cancelAll': 'Cancel all',
  'market.cancelAll.notice':
    'This cancels every order that {account} has signed on {network} so far: all listings of all NFTs, including those signed elsewhere, and its offers to buy. They can no longer be used, and you can’t undo this. To sell something afterwards, list it again.',
  'market.sell.title': 'List {name} for sale',
  'market.change.title': 'Change the price of {name}',
  'market.sell.account': 'Account',
  'market.sell.units': 'Quantity',
  'market.sell.unitsHelp': 'Of {units}. You sell them together, for one price.',
  'market.sell.unitsError': 'Enter a whole number, at most what the account holds.',
  'market.sell.price': 'Price in {currency}',
  'market.sell.days': 'Duration',
  'market.sell.dayCount': '{days, plural, one {# day} other {# days}}',
  'market.sell.receives': 'You receive the full {amount}. The buyer pays the network fee.',
  'market.sell.steps': 'The listing is free. You pay one network fee, for the approval, the first time only.',
  'market.sell.approve721':
    'First you approve Seaport, the marketplace’s contract, to take this one NFT when someone buys it.',
  'market.sell.approve1155':
    'First you approve Seaport, the marketplace’s contract, to take everything that you have in this collection, now and in the future: its standard has no smaller approval. Seaport takes nothing without an order that you sign. Revoke the approval under Approvals when you no longer sell anything.',
  'market.sell.cancelFirst':
    'Anyone can buy at your lower price until that listing is cancelled on the network, so you sign the cancellation first; it costs a network fee. This wallet does not know listings made elsewhere.',
  'market.sell.cancelAll':
    'Your existing listing is cancelled on the network first; that costs a network fee.',
  'market.sell.keepsOld':
    'Your listing at the higher price also stays valid, until it ends or you cancel it.',
  'market.sell.low': 'This is less than half of {floor}, the lowest price in this collection.',
  'market.sell.noFloor':
    'The wallet does not know other prices in this collection, so it can’t compare yours. Check the decimal point: you sell for {price}.',
  'market.sell.noFloorWorth':
    'The wallet does not know other prices in this collection, so it can’t compare yours. Check the decimal point: you sell for {price}, which is about {usd}.',
  'market.sell.lowAccept': 'I want to sell it for this price',
  'market.sell.continue': 'Continue',
  'market.sell.approving': 'The approval is pending…',
  'market.sell.cancelling': 'The cancellation is pending…',
  'market.sell.saving': 'Listing…',
  'market.listed': '{name} is listed for {price}.',
  'market.cancelled': 'The listing of {name} is cancelled: it can no longer be bought.',
  'market.cancelledAll':
    'All orders that the account had signed on {network} are cancelled: they can no longer be used.',
  'market.checkAgain': 'Check again',
  'market.details': 'Details',
  'market.dismiss': 'Dismiss',
  'market.notice.notSaid':
    'No node reports whether you can still buy this. If you can’t, the purchase fails and you pay the network fee.',
  'market.problem.gone':
    'This listing is over: someone else bought the NFT, or the seller cancelled it. Nothing was signed.',
  'market.problem.expired': 'This listing has expired. Nothing was signed.',
  'market.problem.notYet': 'This listing has not started yet. Nothing was signed.',
  'market.problem.fee': 'This listing would pay others more than is shown. Nothing was signed.',
  'market.problem.inToken':
    'This listing asks for a token, which this wallet does not support. Nothing was signed.',
  'market.problem.parts':
    'This listing is sold in parts, so you could receive fewer than shown. Nothing was signed.',
  'market.problem.own': 'This is your own listing. Nothing was signed.',
  'market.problem.signature':
    'This listing has a kind of signature that this wallet can’t read, such as a contract’s. Nothing was signed.',
  'market.problem.clock':
    'The network’s time and this device’s clock differ by more than 10 minutes, so the listing may end at a different time than you expect. Check this device’s date and time. To list it anyway, continue once more.',
  'market.problem.token':
    'This contract is a token, not an NFT collection: the NFT’s ID would be used as an amount. Nothing was signed.',
  'market.problem.order': 'The order does not match the listing that you saw. Nothing was signed.',
  'market.problem.notAsked': 'The server did not answer. Nothing was signed. Try again.',
  'market.problem.unexpected': 'Something went wrong. Nothing was signed. Try again.',
  'market.problem.seller':
    'The nodes do not report what a listing of this NFT needs. Nothing was signed. Try again in a moment.',
  'market.problem.notOwned': 'The account no longer holds that many. Nothing was signed.',
  'market.problem.notApproved': 'Not enough nodes show the approval yet. Try again in a moment.',
  'market.problem.listedMeanwhile':
    'It has since been listed in another tab or on another device, or a cancellation was undone. Nothing new was listed: check the current listings and start again.',
  'market.problem.stepFailed': 'That step failed, and nothing was listed. You paid the network fee.',
  'market.problem.stepUnknown':
    'It is not known whether that step went through. Nothing was listed: check your history before you try again.',
  'market.problem.otherSignature': 'The signature does not match this listing. Nothing was listed.',
  'market.problem.save':
    'You signed the listing, but the server did not confirm it: it may be listed. Try again: it can’t be listed twice.',
  'market.problem.saveMany':
    'You signed the listing, but it is not listed: you have listed 20 in this hour, or have 200 open listings. Cancel some, or wait an hour, and try again.',
  'market.problem.notListed':
    'You signed the listing, but it is not listed: the nodes report that it can’t be sold, for example because you no longer hold the NFT, the approval is gone, or orders were cancelled. Start again.',
  'market.trade.buy.pending': 'You are buying {name}. The network has not confirmed it yet.',
  'market.trade.buy.failed':
    'You did not buy {name}: someone else was faster, or the listing was cancelled. You paid only the network fee.',
  'market.trade.buy.replaced': 'You did not buy {name}: another transaction replaced the purchase.',
  'market.trade.buy.missing':
    'You signed the purchase of {name}, but the server has no record of it. Check your history before you buy again.',
  'market.trade.buy.unreadable': 'The status of your purchase of {name} could not be loaded.',
  'market.trade.notCome':
    'You paid for {name} but received {came} of {units}: its contract moved something else. Check the details, and buy nothing more from this collection.',
  'market.boughtUnknown':
    'Your purchase of {name} is in a block. What you received is not known yet: check your NFTs.',
  'market.trade.approve.pending': 'The approval for listing {name} is pending.',
  'market.trade.approve.failed': 'The approval for listing {name} failed. Nothing is listed.',
  'market.trade.approve.replaced': 'The approval for listing {name} was replaced. Nothing is listed.',
  'market.trade.approve.missing':
    'You signed the approval for listing {name}, but the server has no record of it.',
  'market.trade.approve.unreadable': 'The status of the approval for listing {name} could not be loaded.',
  'market.trade.cancelAll.pending':
    'All orders of the account on {network} are being cancelled. Until that is in a block, they can still be used.',
  'market.trade.cancelAll.failed':
    'The orders of the account on {network} were not cancelled: they can still be used.',
  'market.trade.cancelAll.replaced':
    'The orders of the account on {network} were not cancelled: another transaction replaced the cancellation.',
  'market.trade.cancelAll.missing':
    'You signed the cancellation of all orders on {network}, but the server has no record of it: they can still be used.',
  'market.trade.cancelAll.unreadable':
    'The status of the cancellation of all orders on {network} could not be loaded: they may still be valid.',
  'market.trade.cancel.pending':
    'The listing of {name} is being cancelled. Until that is in a block, anyone can still buy it.',
  'market.trade.cancel.effective': 'The cancellation of {name} is in a block: it can’t be bought any more.',
  'market.trade.cancelAll.effective':
    'The cancellation of all orders on {network} is in a block: they can’t be used any more.',
  'market.trade.cancel.failed': 'The listing of {name} was not cancelled: anyone can still buy it.',
  'market.trade.cancel.replaced':
    'The listing of {name} was not cancelled: another transaction replaced the cancellation.',
  'market.trade.cancel.missing':
    'You signed the cancellation of {name}, but the server has no record of it: anyone can still buy it.',
  'market.trade.cancel.unreadable':
    'The status of the cancellation of {name} could not be loaded: it may still be for sale.',
} as const;
