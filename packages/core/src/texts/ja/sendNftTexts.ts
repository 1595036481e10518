export const sendNftTexts = {
  'sendNft.title': 'NFTを送る',
  'sendNft.what': '送るNFT',
  'sendNft.number': '{network}の{contract} #{tokenId}',
  'sendNft.from': '送信元：{address}',
  'sendNft.amount': '数量',
  'sendNft.amountOf': '最大{units}、整数のみ',
  'sendNft.contract':
    'このアドレスはコントラクトです。NFTを受け取れない場合は、このNFTを拒否します。受け取れる場合は、NFTがどうなるかをそのコードが決めます。',
  'sendNft.review': '内容を確認',
  'sendNft.tooMany': '送れる数を超えています',
  'sendNft.underWay': 'ここ、または別のタブですでに送付中です。履歴でトランザクションを確認してください。',
  'sendNft.recipientOpen': '受取人の確認がまだ済んでいません',
} as const;
