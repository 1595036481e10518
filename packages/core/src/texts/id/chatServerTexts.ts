export const chatServerTexts = {
  'server.chat.method': 'Panggil chat dukungan dengan POST.',
  'server.chat.credential':
    'Chat dukungan memerlukan kunci publik aplikasi ini, atau pengguna yang sudah masuk.',
  'server.chat.contentType': 'Permintaan harus berupa JSON (content-type: application/json).',
  'server.chat.tooLarge': 'Percakapan terlalu panjang: mulai yang baru.',
  'server.chat.phrase':
    'Pesan Anda tidak diteruskan: isinya memuat frasa pemulihan. Siapa pun yang memiliki frasa itu dapat mengambil koin Anda, dan dukungan tidak pernah membutuhkannya.',
  'server.chat.privateKey':
    'Pesan Anda tidak diteruskan: isinya memuat sesuatu yang mungkin kunci pribadi. Siapa pun yang memiliki kunci itu dapat mengambil koin Anda, dan dukungan tidak pernah membutuhkannya. Untuk bertanya tentang transaksi, tulis kata transaksi sebelum hash-nya.',
  'server.chat.apiKey':
    'Pesan Anda tidak diteruskan: isinya memuat kunci API. Hapus kunci itu di portal pengembang jika ada orang lain yang mungkin melihatnya, dan tanyakan lagi tanpa kunci itu.',
  'server.chat.unavailable': 'Asisten tidak tersedia saat ini. Silakan coba lagi dalam semenit.',
  'server.chat.tooSlow': 'Asisten terlalu lama menjawab. Silakan coba lagi.',
  'server.chat.greeting':
    'Halo! Tanyakan kepada saya tentang dompet Anda: frasa pemulihan, mengirim dan menerima, biaya, jaringan, atau token. Saya menjawab dari halaman bantuan.',
  'server.chat.thanks': 'Sama-sama. Apakah ada hal lain yang ingin Anda ketahui?',
  'server.chat.advice':
    'Saya tidak memberi saran tentang apa yang sebaiknya dibeli, dijual, atau disimpan, dan tidak membuat perkiraan: tidak ada yang tahu berapa nilai sebuah koin nantinya. Waspadalah terhadap siapa pun yang mengaku tahu. Saya dapat menjelaskan cara kerja dompet.',
  'server.chat.crime':
    'Saya tidak membantu hal apa pun yang melanggar hukum atau merugikan orang lain. Saya dapat menjelaskan cara kerja dompet, dan cara melindungi koin Anda sendiri.',
  'server.chat.distress':
    'Saya turut prihatin Anda mengalami hal ini. Jika Anda dalam bahaya atau berpikir untuk mengakhiri hidup, segera hubungi nomor darurat negara Anda, atau seseorang yang Anda percaya: uang yang hilang tidak pernah sebanding dengan nyawa, dan ada orang yang membantu. Setelah Anda aman, tulis kepada dukungan tentang koin itu.',
  'server.chat.see': 'Lihat: {page}',
  'server.chat.unsure':
    'Saya tidak yakin apa yang Anda maksud. Apakah salah satu dari ini? Jawab dengan nomornya, atau tanyakan dengan kata-kata lain.',
  'server.chat.guess': 'Saya tidak yakin, tetapi mungkin ini yang Anda maksud.',
  'server.chat.others':
    'Jika bukan, apakah salah satu dari ini? Jawab dengan nomornya, atau tanyakan dengan kata-kata lain.',
  'server.chat.unknown':
    'Saya tidak tahu jawabannya. Saya hanya dapat menjawab pertanyaan tentang Everything Wallet, dari halaman bantuannya: misalnya tentang frasa pemulihan, pengiriman, biaya, jaringan, atau token.',
  'server.chat.write': 'Untuk hal lain, tulis kepada kami: {email}. Kami menjawab dalam 24 jam.',
  'server.chat.vague':
    'Silakan tulis sedikit lebih banyak agar saya menjawab pertanyaan yang tepat: apa yang Anda lakukan, di layar mana, dan apa yang Anda lihat? Misalnya: transfer yang tertunda, koin yang belum sampai, frasa atau kata sandi yang hilang, biaya, atau sesuatu yang Anda tandatangani.',
  'server.chat.cut': 'Jawaban terpotong. Silakan tanyakan lagi.',
} as const;
