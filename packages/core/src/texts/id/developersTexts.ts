export const developersTexts = {
  'developers.meta.title': 'Pengembang · Everything Wallet',
  'developers.meta.description':
    'REST API untuk saldo, biaya, dan transaksi di sembilan jaringan, dengan kunci API, SDK untuk tiga bahasa, dan baris perintah.',
  'developers.title': 'Pengembang',
  'developers.lead':
    'REST API untuk saldo, biaya, dan transaksi. Kunci dari portal pengembang, SDK untuk tiga bahasa, dan baris perintah.',
  'developers.resources': 'Sumber daya',
  'developers.learnMore': 'Selengkapnya',
  'developers.learnMoreAbout': 'Selengkapnya tentang {topic}',
  'developers.card.documentation.title': 'Dokumentasi',
  'developers.card.documentation.text':
    'Langkah pertama, autentikasi, dan setiap endpoint dengan kode untuk disalin dan formulir untuk mencobanya.',
  'developers.card.sdk.title': 'SDK & pustaka',
  'developers.card.sdk.text': 'Paket untuk JavaScript dan TypeScript, Python, dan Go.',
  'developers.card.cli.title': 'Alat CLI',
  'developers.card.cli.text': 'Saldo, biaya, dan transaksi dari terminal.',
  'developers.card.portal.title': 'Portal pengembang',
  'developers.card.portal.text': 'Buat, rotasi, dan hapus kunci API. Memerlukan akun.',
  'developers.quickStart': 'Mulai cepat',
  'developers.quickStart.text':
    'Membaca saldo sebuah alamat dengan kunci API dari portal pengembang. Pengujian kami menjalankan file ini dan membandingkan jawabannya dengan rantai.',
  'developers.quickStart.next': 'Dokumentasi menjelaskan setiap langkah dan mencantumkan setiap endpoint.',
  'developers.quickStart.websites': 'Hubungkan situs web Anda ke dompet',
  'developers.key': 'Kunci API',
  'developers.key.text': 'Masuk, beri nama kunci, pilih cakupannya, dan kirim permintaan pertama Anda.',
  'developers.key.get': 'Dapatkan kunci API',
} as const;
