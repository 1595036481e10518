export const sendNftTexts = {
  'sendNft.title': 'Kirim NFT',
  'sendNft.what': 'NFT yang dikirim',
  'sendNft.number': '#{tokenId} dari {contract} di {network}',
  'sendNft.from': 'Dari {address}',
  'sendNft.amount': 'Jumlah',
  'sendNft.amountOf': 'Paling banyak {units}, hanya bilangan bulat',
  'sendNft.contract':
    'Alamat ini adalah kontrak. Jika tidak dapat menerima NFT, kontrak akan menolak yang ini. Jika dapat, kodenya menentukan apa yang terjadi padanya.',
  'sendNft.review': 'Tinjau',
  'sendNft.tooMany': 'Ini lebih banyak dari yang dapat Anda kirim',
  'sendNft.underWay':
    'NFT ini sudah sedang dikirim, di sini atau di tab lain. Lihat transaksinya di riwayat Anda.',
  'sendNft.recipientOpen': 'Penerima belum dikonfirmasi',
} as const;
