export const chatTexts = {
  'chat.greeting': 'Halo! Saya asisten dukungan Everything Wallet. Apa yang dapat saya bantu hari ini?',
  'chat.title': 'Chat dukungan',
  'chat.open': 'Buka chat dukungan',
  'chat.opening': 'Membuka chat dukungan…',
  'chat.close': 'Tutup chat dukungan',
  'chat.conversation': 'Percakapan',
  'chat.you': 'Anda',
  'chat.assistant': 'Asisten dukungan',
  'chat.field': 'Pesan Anda',
  'chat.placeholder': 'Ajukan pertanyaan…',
  'chat.safety':
    'Jangan pernah menulis frasa pemulihan atau kunci pribadi Anda di sini. Tidak ada orang di Everything Wallet yang akan memintanya.',
  'chat.charactersLeft': '{count, plural, other {sisa # karakter}}',
  'chat.send': 'Kirim',
  'chat.stop': 'Hentikan',
  'chat.pending': 'Menunggu jawaban…',
  'chat.copy': 'Salin jawaban ini',
  'chat.cut': 'Koneksi terputus: jawaban ini tidak lengkap.',
  'chat.stopped': 'Anda menghentikan jawaban ini.',
  'chat.unanswered': 'Pesan ini tidak dijawab.',
  'chat.error.send': 'Gagal mengirim pesan',
  'chat.error.response': 'Gagal mendapatkan respons',
  'chat.error.noBody': 'Tidak ada isi respons',
  'chat.error.phrase':
    'Pesan Anda tidak dikirim: isinya memuat frasa pemulihan. Siapa pun yang memiliki frasa itu dapat mengambil koin Anda, dan dukungan tidak pernah membutuhkannya. Hapus sebelum mengirim.',
  'chat.error.privateKey':
    'Pesan Anda tidak dikirim: isinya memuat sesuatu yang mungkin kunci pribadi atau frasa pemulihan dalam heksadesimal. Siapa pun yang memilikinya dapat mengambil koin Anda, dan dukungan tidak pernah membutuhkannya. Untuk bertanya tentang transaksi, tulis kata transaksi sebelum hash-nya.',
  'chat.error.apiKey':
    'Pesan Anda tidak dikirim: isinya memuat kunci API. Siapa pun yang memiliki kunci itu dapat menggunakannya, dan dukungan tidak pernah membutuhkannya. Hapus sebelum mengirim; kode dalam kesalahan, misalnya key_unknown, sudah cukup.',
  'chat.error.load': 'Chat dukungan tidak dapat dibuka. Periksa koneksi Anda dan coba lagi.',
} as const;
