/** What is said where an NFT is sent; its code comes with the dialog. */
export const sendNftTexts = {
  'sendNft.title': 'Send NFT',
  'sendNft.what': 'What is sent',
  'sendNft.number': 'Number {tokenId} of {contract} on {network}',
  'sendNft.from': 'From {address}',
  'sendNft.amount': 'Amount',
  'sendNft.amountOf': 'At most {units}, in whole numbers',
  'sendNft.contract':
    'This address is a contract. One that cannot receive NFTs refuses it; what another one does with it is up to its code.',
  'sendNft.review': 'Review',
  'sendNft.tooMany': 'This is more than can be sent',
  'sendNft.underWay': 'It is already being sent, here or in another tab. Its transaction is in your history.',
  'sendNft.recipientOpen': 'It is not plain yet whom this goes to',
} as const;
