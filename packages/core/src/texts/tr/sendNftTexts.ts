export const sendNftTexts = {
  'sendNft.title': 'NFT gönder',
  'sendNft.what': 'Gönderilecek NFT',
  'sendNft.number': '#{tokenId}, {contract} sözleşmesi, {network} ağı',
  'sendNft.from': 'Kimden: {address}',
  'sendNft.amount': 'Adet',
  'sendNft.amountOf': 'En fazla {units}, yalnızca tam sayı',
  'sendNft.contract':
    'Bu adres bir sözleşme. NFT alamıyorsa bunu reddeder. Alabiliyorsa ona ne olacağına kodu karar verir.',
  'sendNft.review': 'İncele',
  'sendNft.tooMany': 'Bu, gönderebileceğinizden fazla',
  'sendNft.underWay': 'Zaten burada veya başka bir sekmede gönderiliyor. İşlemi geçmişinizde görün.',
  'sendNft.recipientOpen': 'Alıcı henüz onaylanmadı',
} as const;
