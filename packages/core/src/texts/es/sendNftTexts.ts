export const sendNftTexts = {
  'sendNft.title': 'Enviar NFT',
  'sendNft.what': 'NFT que se envía',
  'sendNft.number': '#{tokenId} de {contract} en {network}',
  'sendNft.from': 'Desde {address}',
  'sendNft.amount': 'Cantidad',
  'sendNft.amountOf': 'Como máximo {units}, solo números enteros',
  'sendNft.contract':
    'Esta dirección es un contrato. Si no puede recibir NFT, rechaza este. Si puede, su código decide qué ocurre con él.',
  'sendNft.review': 'Revisar',
  'sendNft.tooMany': 'Es más de lo que puedes enviar',
  'sendNft.underWay': 'Ya se está enviando, aquí o en otra pestaña. Consulta la transacción en tu historial.',
  'sendNft.recipientOpen': 'El destinatario aún no está confirmado',
} as const;
