export const featuresTexts = {
  'features.meta.title': 'Fitur · Everything Wallet',
  'features.meta.description':
    'Penandatanganan di browser, sembilan jaringan, token, kontak, dan riwayat: apa yang dilakukan dompet saat ini dan apa yang direncanakan.',
  'features.title': 'Fitur',
  'features.lead': 'Apa yang dilakukan dompet saat ini. Fitur yang direncanakan ditandai demikian.',
  'features.list': 'Enam hal yang perlu diketahui',
  'features.card.security.title': 'Keamanan setara bank',
  'features.card.security.text':
    '12 kata Anda dibuat di browser Anda dari 128 bit keacakan. Sebelum transaksi dikirim, dompet mendekode byte yang ditandatangani dan membandingkannya dengan yang Anda masukkan. Kata sandi Anda membuka akun; hanya frasa yang memindahkan koin.',
  'features.card.speed.title': 'Secepat kilat',
  'features.card.speed.text':
    'Biaya diperkirakan selagi Anda mengetik. Transfer muncul di riwayat Anda segera setelah Anda menandatanganinya, dan berubah dari tertunda menjadi selesai tanpa memuat ulang. Seberapa cepat itu terjadi bergantung pada jaringan.',
  'features.card.privacy.title': 'Privasi penuh',
  'features.card.privacy.text':
    'Tidak ada server yang memiliki frasa pemulihan Anda. Anda mengetiknya saat mengirim, atau menyimpannya di perangkat Anda, terenkripsi dengan kata sandinya sendiri atau kunci sandi. Server kami yang membaca saldo Anda, jadi node jaringan tidak mengetahui alamat IP Anda. Tanpa pelacak, tanpa iklan.',
  'features.card.chains.title': 'Dukungan multi-rantai',
  'features.card.chains.text':
    'Ethereum dan Polygon, serta jaringan ujinya Sepolia dan Amoy, dengan satu frasa dan satu alamat; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet, dan Base setelah Anda mengaktifkannya. Anda dapat menambahkan, menerima, dan mengirim token ERC-20. Rantai lain belum didukung.',
  'features.card.platforms.title': 'Lintas platform',
  'features.card.platforms.text':
    'Dompet ini berupa halaman web. Berfungsi di browser terkini di ponsel, tablet, atau komputer, dalam mode terang dan gelap, dengan papan ketik saja dan dengan pembaca layar. Anda tidak perlu memasang apa pun.',
  'features.card.swaps.title': 'Penukaran token',
  'features.card.swaps.text':
    'Tukar koin dan token melalui Uniswap di jaringan yang memilikinya: Anda melihat minimum diterima, dampak harga, dan biaya, dan menyetujui hanya jumlah yang tepat. Staking dan pemberian pinjaman menggunakan pool pihak ketiga di Ethereum dan Polygon. Jika sebuah jaringan tidak memiliki bursa atau pool, layar ini menampilkan contoh yang ditandai sebagai demo.',
  'features.more': 'Juga ada di dompet',
  'features.more.accounts': 'Beberapa akun dari satu frasa, dan alamat hanya pantau',
  'features.more.contacts': 'Kontak, dengan setiap alamat diperiksa sebelum disimpan',
  'features.more.history':
    'Riwayat yang dapat dicari tentang yang Anda kirim, terima, dan tandatangani, serta dasbor aktivitas',
  'features.more.qr': 'Kode QR: tampilkan alamat Anda, pindai yang lain',
  'features.more.markets': 'Harga pasar 17 koin',
  'features.closing': 'Lihat sendiri',
  'features.closing.text': 'Coba semuanya di jaringan uji, tempat koin tidak bernilai.',
} as const;
