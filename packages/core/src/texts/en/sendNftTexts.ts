/** Dialog that sends an NFT. Loaded with the dialog. */
export const sendNftTexts = {
  'sendNft.title': 'Send NFT',
  'sendNft.what': 'NFT to send',
  'sendNft.number': '#{tokenId} of {contract} on {network}',
  'sendNft.from': 'From {address}',
  'sendNft.amount': 'Amount',
  'sendNft.amountOf': 'At most {units}, whole numbers only',
  'sendNft.contract':
    'This address is a contract. If it can’t receive NFTs, it rejects this one. If it can, its code decides what happens to it.',
  'sendNft.review': 'Review',
  'sendNft.tooMany': 'This is more than you can send',
  'sendNft.underWay':
    'It is already being sent, here or in another tab. See the transaction in your history.',
  'sendNft.recipientOpen': 'The recipient is not confirmed yet',
} as const;
