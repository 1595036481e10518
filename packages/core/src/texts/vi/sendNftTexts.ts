export const sendNftTexts = {
  'sendNft.title': 'Gửi NFT',
  'sendNft.what': 'NFT cần gửi',
  'sendNft.number': '#{tokenId} của {contract} trên {network}',
  'sendNft.from': 'Từ {address}',
  'sendNft.amount': 'Số lượng',
  'sendNft.amountOf': 'Tối đa {units}, chỉ số nguyên',
  'sendNft.contract':
    'Địa chỉ này là một hợp đồng. Nếu không nhận được NFT, nó sẽ từ chối NFT này. Nếu nhận được, mã của nó quyết định điều gì xảy ra với NFT.',
  'sendNft.review': 'Xem lại',
  'sendNft.tooMany': 'Nhiều hơn số bạn có thể gửi',
  'sendNft.underWay': 'NFT đang được gửi, ở đây hoặc trong thẻ khác. Xem giao dịch trong lịch sử.',
  'sendNft.recipientOpen': 'Người nhận chưa được xác nhận',
} as const;
