/** Buying and selling NFTs; the required texts are in `nftTexts`. */
export const nftMarketTexts = {
  'market.unknown': '—',
  'market.inToken': 'In a token',
  'market.floors': 'NFTs at floor',
  'market.floors.open': 'Open NFTs',
  'market.floors.coin': '{amount} {currency}',
  'market.floors.worth': 'Worth {worth}',
  'market.floors.text':
    'Each of your NFTs at the least that others of its collection are sold for. Nobody has offered to pay that, and it is in no total.',
  'market.floors.without':
    '{count, plural, one {# NFT is not counted: no floor of its collection is known.} other {# NFTs are not counted: no floor of their collections is known.}}',
  'market.floors.unsure':
    '{count, plural, one {# NFT is not counted: it is not known for sure how many of it you have.} other {# NFTs are not counted: it is not known for sure how many of them you have.}}',
  'market.floors.asking': 'Not all of them yet: more is being asked.',
  'market.floors.more': 'You may have more NFTs than were looked through here.',
  'market.floors.unheard': '{networks} could not be asked.',
  'market.list': 'For sale',
  'market.loading': 'Looking for what is for sale',
  'market.more': 'Show more',
  'market.samples': 'Samples',
  'market.noMarket': 'There is no marketplace on {network}. What is shown here are samples.',
  'market.marketUnknown': 'No node of {network} says whether there is a marketplace.',
  'market.noListings': 'Nothing is for sale on {network} at the moment. What is shown here are samples.',
  'market.failed': 'What is for sale could not be asked',
  'market.failedText': 'Nothing is known of the prices on {network} at the moment.',
  'market.tooMany':
    'That was asked a lot in a short time. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'market.silent.own': 'The wallet’s own listings could not be read: some may be missing here.',
  'market.silent.opensea': 'OpenSea did not answer: what is for sale there is missing here.',
  'market.nameless': 'NFT number {id}',
  'market.numbered': '{collection} #{id}',
  'market.contract': 'Contract {address}',
  'market.several': '{units} together',
  'market.panel': 'Price',
  'market.noMarketHere': 'There is no marketplace on {network}.',
  'market.priceOf': '{price} for {units} together',
  'market.fees': 'Of the price {amount} goes to others than the seller.',
  'market.sellerIs': 'Sold by {seller}, until {time}.',
  'market.anyName':
    'Anybody can give a collection this name: compare the contract’s address with the one that you expect.',
  'market.others': '{count, plural, one {# more listing} other {# more listings}} of this NFT.',
  'market.othersDearer':
    '{count, plural, one {# more listing} other {# more listings}} of this NFT at a higher price.',
  'market.buyThis': 'Buy',
  'market.buyOther': 'Buy for {price} of {seller}',
  'market.notForSale': 'This NFT is not for sale at the moment.',
  'market.panelFailed': 'Nothing is known of its price at the moment.',
  'market.buyer': 'Bought by',
  'market.noKey': 'None of your accounts has a key in this wallet: watched accounts buy and sell nothing.',
  'market.inTokenText': 'It is sold for a token. Only what is sold for {currency} can be bought here.',
  'market.ownListing': 'You sell it for {price}, until {time}.',
  'market.past.filled': 'Sold for {price}: that was paid to the account that sold it.',
  'market.past.cancelled':
    'Your listing for {price} is cancelled on the chain: nobody can buy by it any more.',
  'market.notOpen':
    'It cannot be bought by this listing at the moment: the account does not have it, or took the approval back. Once it can be taken again, it can be bought for this price.',
  'market.stillSigned':
    'What you signed stays signed if you send it away: when it comes back before the listing ends, it can be bought for this price. Cancel the listing first.',
  'market.sell': 'List for sale',
  'market.change': 'Change price',
  'market.cancel': 'Cancel listing',
  'market.cancelAll': 'Cancel everything',
  'market.cancelAll.notice':
    'This ends every order that {account} has signed on {network} until now: all of its listings, of every NFT, also those that were signed elsewhere, and its offers to buy. Nobody can use them any more, and it cannot be taken back. What is to be sold after that is listed anew.',
  'market.sell.title': 'List {name} for sale',
  'market.change.title': 'Change the price of {name}',
  'market.sell.account': 'Account',
  'market.sell.units': 'How many',
  'market.sell.unitsHelp': 'Of {units}. They are sold together, for one price.',
  'market.sell.unitsError': 'Enter a whole number, at most what the account has.',
  'market.sell.price': 'Price in {currency}',
  'market.sell.days': 'For sale for',
  'market.sell.dayCount': '{days, plural, one {# day} other {# days}}',
  'market.sell.brings': 'It brings you {amount}: nobody takes a part of it. The buyer pays the network fee.',
  'market.sell.steps':
    'Listing costs nothing but the network fee of an approval, once; the listing itself is a signature.',
  'market.sell.approve721':
    'First you allow Seaport, the marketplace’s contract, to take this one NFT when somebody buys it.',
  'market.sell.approve1155':
    'First you allow Seaport, the marketplace’s contract, to take everything that you have of this collection, now and later: its standard knows no smaller approval. Nothing is taken without an order that you sign. Take the approval back under Approvals when nothing is for sale any more.',
  'market.sell.cancelFirst':
    'Your cheaper listing can be bought until it is cancelled on the chain. So that is signed first; it costs a network fee. Listings made elsewhere are not known here.',
  'market.sell.cancelAll': 'What is listed already is cancelled on the chain first; it costs a network fee.',
  'market.sell.keepsOld': 'Your dearer listing stays signed as well, until it ends or you cancel it.',
  'market.sell.low':
    'This is less than half of {floor}, the least that others of this collection are sold for.',
  'market.sell.noFloor':
    'What others of this collection are sold for is not known here, so this price is compared with nothing. Look whether its point stands in the right place: you sell for {price}.',
  'market.sell.noFloorWorth':
    'What others of this collection are sold for is not known here, so this price is compared with nothing. Look whether its point stands in the right place: you sell for {price}, which is about {usd}.',
  'market.sell.lowAccept': 'I want to sell it for this',
  'market.sell.continue': 'Continue',
  'market.sell.approving': 'The approval waits for its block…',
  'market.sell.cancelling': 'The cancellation waits for its block…',
  'market.sell.saving': 'Listing…',
  'market.listed': '{name} is for sale for {price}.',
  'market.cancelled': 'The listing of {name} is cancelled: nobody can buy by it any more.',
  'market.cancelledAll':
    'Every order that the account had signed on {network} is cancelled: nobody can use one of them any more.',
  'market.lookAgain': 'Look again',
  'market.details': 'Details',
  'market.dismiss': 'Put aside',
  'market.notice.notSaid':
    'No node says whether this can still be bought. If not, the purchase fails and costs the network fee.',
  'market.problem.gone':
    'This listing is over: somebody else has bought it, or its seller took it back. Nothing was signed.',
  'market.problem.expired': 'This listing has ended by its own time. Nothing was signed.',
  'market.problem.notYet': 'This listing has not begun. Nothing was signed.',
  'market.problem.fee': 'This listing would pay somebody else more than is shown. Nothing was signed.',
  'market.problem.inToken': 'This listing is paid in a token, which cannot be done here. Nothing was signed.',
  'market.problem.parts':
    'This listing is sold in parts, so fewer could come than are shown. Nothing was signed.',
  'market.problem.own': 'This is your own listing. Nothing was signed.',
  'market.problem.signature':
    'This listing was signed in a way that is not read here, as by a contract. Nothing was signed.',
  'market.problem.clock':
    'The network’s time and this device’s clock are more than 10 minutes apart, so the listing may end at another time than you expect. Check the date and time of this device. To list it all the same, continue once more.',
  'market.problem.token':
    'This contract is a token, not a collection of NFTs: the number of the NFT would be an amount. Nothing was signed.',
  'market.problem.order':
    'This listing is not what it is shown as: its order says something else. Nothing was signed.',
  'market.problem.notAsked': 'The server did not answer. Nothing was signed.',
  'market.problem.unexpected': 'Something went wrong. Nothing was signed.',
  'market.problem.seller':
    'The nodes do not tell what a listing of this NFT has to have. Try again in a moment. Nothing was signed.',
  'market.problem.notOwned': 'The account does not have so many of it any more. Nothing was signed.',
  'market.problem.notApproved': 'Not enough nodes see the approval so far. Try again in a moment.',
  'market.problem.listedMeanwhile':
    'Meanwhile it was listed elsewhere, in another tab or on another device, or a cancellation was taken back. Nothing was listed now: look at what is for sale, and begin again.',
  'market.problem.stepFailed':
    'That step failed, and nothing was listed. The network fee is paid all the same.',
  'market.problem.stepUnknown':
    'It is not known whether that step went through. Nothing was listed: look into the history before you try again.',
  'market.problem.otherSignature': 'What was signed is not this listing. Nothing was listed.',
  'market.problem.save':
    'It was signed, and the server did not say that it is listed: it may be. Try again: listed twice it is the same listing.',
  'market.problem.saveMany':
    'It was signed, and is not listed: you have listed 20 in this hour, or have 200 listings that are not over. Cancel some, or wait an hour, and try again.',
  'market.problem.notKept':
    'It was signed, and is not listed: the nodes say that it cannot be sold like this, as where the NFT or its approval is gone, or orders were cancelled meanwhile. Begin again.',
  'market.trade.buy.pending': 'You are buying {name}. The network has not confirmed it so far.',
  'market.trade.buy.failed':
    '{name} was not bought: somebody else was faster, or its listing was taken back. Nothing was paid but the network fee.',
  'market.trade.buy.undone': '{name} was not bought: another transaction took the place of this one.',
  'market.trade.buy.unheard':
    'The purchase of {name} was signed, and the server does not know of it. Look into the history before you buy again.',
  'market.trade.buy.unread': 'What became of the purchase of {name} could not be read.',
  'market.trade.notCome':
    '{name} was paid for, and {came} of {units} came: what its contract moved is something else. Look into the details, and buy nothing more of this collection.',
  'market.boughtUnknown':
    'The purchase of {name} is in a block. What came by it is not known so far: look among your NFTs.',
  'market.trade.approve.pending': 'The approval for listing {name} waits for its block.',
  'market.trade.approve.failed': 'The approval for listing {name} failed. Nothing is listed.',
  'market.trade.approve.undone': 'The approval for listing {name} was replaced. Nothing is listed.',
  'market.trade.approve.unheard':
    'The approval for listing {name} was signed, and the server does not know of it.',
  'market.trade.approve.unread': 'What became of the approval for listing {name} could not be read.',
  'market.trade.cancelAll.pending':
    'All orders of the account on {network} are being cancelled. Until that is in a block they can be used.',
  'market.trade.cancelAll.failed':
    'The orders of the account on {network} were not cancelled: they can still be used.',
  'market.trade.cancelAll.undone':
    'The orders of the account on {network} were not cancelled: another transaction took the place of this one.',
  'market.trade.cancelAll.unheard':
    'Cancelling all orders on {network} was signed, and the server does not know of it: they can still be used.',
  'market.trade.cancelAll.unread':
    'What became of cancelling all orders on {network} could not be read: they may still be used.',
  'market.trade.cancel.pending':
    'The listing of {name} is being cancelled. Until that is in a block it can be bought.',
  'market.trade.cancel.effective': 'The cancellation of {name} is in a block: it can’t be bought any more.',
  'market.trade.cancelAll.effective':
    'The cancellation of all orders on {network} is in a block: they can’t be used any more.',
  'market.trade.cancel.failed': 'The listing of {name} was not cancelled: it can still be bought.',
  'market.trade.cancel.undone':
    'The listing of {name} was not cancelled: another transaction took the place of this one.',
  'market.trade.cancel.unheard':
    'Cancelling {name} was signed, and the server does not know of it: the listing can still be bought.',
  'market.trade.cancel.unread':
    'What became of cancelling {name} could not be read: it may still be for sale.',
} as const;
