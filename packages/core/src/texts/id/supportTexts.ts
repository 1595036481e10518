export const supportTexts = {
  'support.meta.title': 'Dukungan · Everything Wallet',
  'support.meta.description':
    'Bantuan untuk Everything Wallet: chat langsung, email, dokumentasi, dan jawaban atas pertanyaan umum.',
  'support.title': 'Dukungan',
  'support.lead':
    'Empat cara mendapatkan jawaban. Tidak satu pun membutuhkan frasa pemulihan Anda: jangan pernah membagikannya kepada siapa pun, termasuk kami.',
  'support.ways': 'Cara mendapatkan bantuan',
  'support.card.chat.title': 'Chat langsung',
  'support.card.chat.text':
    'Asisten langsung menjawab, dari dokumentasi kami. Tombolnya ada di sudut bawah jendela.',
  'support.card.email.title': 'Email',
  'support.card.email.text': 'Tulis kepada kami tentang apa pun. Kami menjawab dalam 24 jam.',
  'support.card.documentation.title': 'Dokumentasi',
  'support.card.documentation.text': 'Untuk pengembang: langkah pertama, autentikasi, dan setiap fungsi.',
  'support.card.faq.title': 'Tanya jawab',
  'support.card.faq.text': 'Empat pertanyaan paling umum, dijawab di bawah.',
  'support.card.faq.link': 'Lihat pertanyaan',
  'support.faq': 'Pertanyaan yang sering diajukan',
  'support.faq.more': 'Semua pertanyaan dan jawaban',
  'support.faq.phrase.question': 'Di mana frasa pemulihan saya disimpan?',
  'support.faq.phrase.answer':
    'Di tempat Anda menulisnya. Dompet membuat 12 kata di browser Anda, menampilkannya saat penyiapan, dan melupakannya, kecuali Anda menyimpannya di perangkat Anda, terenkripsi dengan kata sandinya sendiri atau kunci sandi. Saat mengirim, Anda memasukkan kata-kata itu, atau membuka kuncinya dengan kata sandi atau kunci sandi tersebut; browser Anda menandatangani transaksi dan tidak mengirim satu pun dari semua itu ke mana pun. Server kami menyimpan sidik digital berkunci yang dapat memeriksa frasa tetapi tidak mengungkapkan kata-katanya.',
  'support.faq.lost.question': 'Apa yang terjadi jika saya kehilangan frasa pemulihan?',
  'support.faq.lost.answer':
    'Tidak ada yang dapat memulihkannya, dan tanpanya Anda tidak dapat memindahkan koin Anda. Email dan kata sandi Anda masih membuka akun dan menampilkan saldo. Jika seseorang mungkin telah melihat frasa Anda, tidak ada pengaturan yang dapat membantu: segera kirim koin Anda ke dompet baru.',
  'support.faq.networks.question': 'Jaringan dan token apa yang dapat saya gunakan?',
  'support.faq.networks.answer':
    'Koin di Ethereum Mainnet dan Polygon Mainnet, dan koin uji di Ethereum Sepolia dan Polygon Amoy. Anda dapat mengaktifkan BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet, dan Base di Pengaturan jaringan. Anda dapat menambahkan token ERC-20 dengan alamat kontrak, serta menerima dan mengirimnya. Jangan mengirim apa pun dari rantai lain ke alamat Anda di sini. Penukaran berfungsi di jaringan yang memiliki Uniswap, dan staking serta pemberian pinjaman menggunakan pool pihak ketiga di Ethereum dan Polygon. Jika sebuah jaringan tidak memiliki bursa, pool, atau marketplace NFT, layar menampilkan contoh yang ditandai sebagai demo.',
  'support.faq.fees.question': 'Berapa biaya sebuah transfer?',
  'support.faq.fees.answer':
    'Biaya jaringan, yang masuk ke jaringan dan bergantung pada seberapa sibuk jaringan itu. Dompet tidak menambahkan apa pun. Sebelum mengirim, dompet menampilkan biaya maksimum, dan tidak pernah menandatangani untuk lebih dari total yang Anda lihat. Yang tidak dipakai jaringan tetap milik Anda.',
} as const;
