export const sendNftTexts = {
  'sendNft.title': '发送 NFT',
  'sendNft.what': '要发送的 NFT',
  'sendNft.number': '{network} 上 {contract} 的 #{tokenId}',
  'sendNft.from': '来自 {address}',
  'sendNft.amount': '数量',
  'sendNft.amountOf': '最多 {units}，只能是整数',
  'sendNft.contract':
    '此地址是合约。如果它不能接收 NFT，就会拒绝这个 NFT。如果能，这个 NFT 的去向由它的代码决定。',
  'sendNft.review': '核对',
  'sendNft.tooMany': '这超过了你能发送的数量',
  'sendNft.underWay': '它已经在发送，可能在此处，也可能在另一个标签页。请在历史记录中查看该交易。',
  'sendNft.recipientOpen': '接收方尚未确认',
} as const;
