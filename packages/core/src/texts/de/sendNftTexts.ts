export const sendNftTexts = {
  'sendNft.title': 'NFT senden',
  'sendNft.what': 'Zu sendendes NFT',
  'sendNft.number': '#{tokenId} von {contract} auf {network}',
  'sendNft.from': 'Von {address}',
  'sendNft.amount': 'Anzahl',
  'sendNft.amountOf': 'Höchstens {units}, nur ganze Zahlen',
  'sendNft.contract':
    'Diese Adresse ist ein Contract. Wenn er keine NFTs empfangen kann, lehnt er dieses ab. Wenn er es kann, entscheidet sein Code, was damit geschieht.',
  'sendNft.review': 'Prüfen',
  'sendNft.tooMany': 'Das ist mehr, als Sie senden können',
  'sendNft.underWay':
    'Es wird bereits gesendet, hier oder in einem anderen Tab. Sehen Sie sich die Transaktion in Ihrem Verlauf an.',
  'sendNft.recipientOpen': 'Der Empfänger ist noch nicht bestätigt',
} as const;
