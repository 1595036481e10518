/** Buying and selling NFTs; what the document's screens say of it stands in `nftMessages`. */
export const nftMarketMessages = {
  'market.unknown': '—',
  'market.inToken': 'In a token',
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
} as const;
