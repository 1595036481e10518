export const sendNftTexts = {
  'sendNft.title': 'Enviar NFT',
  'sendNft.what': 'NFT a enviar',
  'sendNft.number': '#{tokenId} de {contract} em {network}',
  'sendNft.from': 'De {address}',
  'sendNft.amount': 'Quantidade',
  'sendNft.amountOf': 'No máximo {units}, só números inteiros',
  'sendNft.contract':
    'Este endereço é um contrato. Se ele não puder receber NFTs, rejeita este. Se puder, o código dele decide o que acontece com o NFT.',
  'sendNft.review': 'Revisar',
  'sendNft.tooMany': 'Isto é mais do que você pode enviar',
  'sendNft.underWay': 'Ele já está sendo enviado, aqui ou em outra aba. Veja a transação no seu histórico.',
  'sendNft.recipientOpen': 'O destinatário ainda não foi confirmado',
} as const;
