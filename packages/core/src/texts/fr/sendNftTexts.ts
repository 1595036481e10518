export const sendNftTexts = {
  'sendNft.title': 'Envoyer un NFT',
  'sendNft.what': 'NFT à envoyer',
  'sendNft.number': '#{tokenId} de {contract} sur {network}',
  'sendNft.from': 'De {address}',
  'sendNft.amount': 'Quantité',
  'sendNft.amountOf': 'Au plus {units}, nombres entiers seulement',
  'sendNft.contract':
    'Cette adresse est un contrat. S’il ne peut pas recevoir de NFT, il rejette celui-ci. S’il le peut, c’est son code qui décide de ce qui lui arrive.',
  'sendNft.review': 'Vérifier',
  'sendNft.tooMany': 'C’est plus que ce que vous pouvez envoyer',
  'sendNft.underWay':
    'Il est déjà en cours d’envoi, ici ou dans un autre onglet. Voyez la transaction dans votre historique.',
  'sendNft.recipientOpen': 'Le destinataire n’est pas encore confirmé',
} as const;
