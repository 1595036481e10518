export const sendNftTexts = {
  'sendNft.title': 'Отправить NFT',
  'sendNft.what': 'NFT для отправки',
  'sendNft.number': '#{tokenId} из {contract} в сети {network}',
  'sendNft.from': 'От: {address}',
  'sendNft.amount': 'Количество',
  'sendNft.amountOf': 'Не больше {units}, только целые числа',
  'sendNft.contract':
    'Этот адрес — контракт. Если он не может получать NFT, он отклонит этот. Если может, что с ним произойдёт, решает его код.',
  'sendNft.review': 'Проверить',
  'sendNft.tooMany': 'Это больше, чем вы можете отправить',
  'sendNft.underWay': 'Он уже отправляется, здесь или в другой вкладке. Смотрите транзакцию в истории.',
  'sendNft.recipientOpen': 'Получатель ещё не подтверждён',
} as const;
