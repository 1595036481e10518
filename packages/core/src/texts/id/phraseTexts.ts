export const phraseTexts = {
  'phrase.title': 'Frasa pemulihan Anda',
  'phrase.subtitle':
    'Tulis 12 kata ini secara berurutan dan simpan di tempat yang hanya Anda yang bisa menemukannya.',
  'phrase.loading': 'Membuat frasa pemulihan Anda...',
  'phrase.show': 'Tampilkan kata',
  'phrase.hide': 'Sembunyikan kata',
  'phrase.copy': 'Salin frasa',
  'phrase.copied': 'Disalin!',
  'phrase.hiddenWord': 'Kata tersembunyi',
  'phrase.continue': 'Frasa sudah saya simpan - Lanjut ke akun',
  'phrase.finishing': 'Menyelesaikan penyiapan…',
  'phrase.import': 'Saya sudah punya frasa',
  'phrase.why': 'Untuk apa kata-kata ini?',
  'phrase.why.text':
    'Kata-kata ini adalah dompet Anda: memulihkan akun Anda di perangkat apa pun, juga di dompet lain. Dua belas kata acak tidak dapat ditebak, dan tidak ada salinan lain. Tulis di kertas sekarang. Nanti, langkah pertama di beranda Anda memeriksa bahwa Anda dapat membacanya.',
  'phrase.warning.title': 'Siapa pun yang memiliki kata-kata ini dapat mengambil koin Anda',
  'phrase.warning.text':
    'Kami tidak pernah melihatnya dan tidak dapat memulihkannya. Dukungan tidak akan pernah memintanya. Meninggalkan halaman ini sebelum melanjutkan, atau membukanya di tab lain, akan membuat frasa baru, dan hanya yang terbaru yang berlaku.',
  'phrase.complete': 'Penyiapan selesai. Selamat datang!',
  'phrase.fallback': 'Menggunakan dompet alternatif',
  'phrase.error.word': 'Kata ke-{place} tidak ada dalam daftar kata: “{word}”',
  'phrase.error.wordSuggested':
    'Kata ke-{place} tidak ada dalam daftar kata: “{word}”. Maksud Anda “{suggestion}”?',
  'phrase.error.count': 'Frasa pemulihan terdiri dari 12, 15, 18, 21, atau 24 kata; yang ini {count} kata',
  'phrase.error.checksum':
    'Kata-katanya valid, tetapi frasanya tidak valid. Ada satu kata yang salah, atau dua kata tertukar.',
  'phrase.error.store': 'Gagal menyimpan frasa pemulihan. Silakan coba lagi.',
  'phrase.error.generate': 'Gagal membuat frasa pemulihan. Silakan coba lagi.',
  'phrase.error.none': 'Frasa tidak tersedia. Anda sudah pernah membuatnya.',
  'phrase.error.verification': 'Tidak dapat memperbarui verifikasi. Silakan coba lagi.',
  'phrase.error.complete': 'Gagal menyelesaikan penyiapan. Silakan coba lagi.',
  'phrase.lost.title': 'Dompet ini disiapkan di tab lain',
  'phrase.lost.text':
    'Kata-kata yang ditampilkan di sini bukan frasa dompet ini. Jangan gunakan, dan coret jika sudah Anda tulis. Hanya kata-kata dari tab lain itu yang membuka dompet Anda.',
  'phrase.lost.importedText':
    'Dompet Anda disiapkan di tab lain dengan frasa yang berbeda dari yang Anda masukkan di sini. Simpan kata-kata Anda: koinnya tidak terpengaruh. Untuk menggunakannya di sini, daftar dengan alamat email lain.',
  'phrase.sessionOver.title': 'Sesi Anda telah berakhir',
  'phrase.sessionOver.text':
    'Kata-kata Anda masih ditampilkan di sini, tetapi dompet Anda belum disiapkan. Masuk lagi di tab baru dengan akun yang sama, lalu kembali ke halaman ini dan lanjutkan. Jika Anda menutupnya, penyiapan ini hilang, dan kata-kata ini tidak terhubung dengan akun Anda.',
  'phrase.sessionOver.signIn': 'Masuk di tab baru',
  'phrase.lost.continue': 'Buka dompet saya',
  'phrase.verify.title': 'Verifikasi frasa pemulihan',
  'phrase.verify.text':
    'Masukkan kata-kata yang Anda tulis, secara berurutan, untuk memeriksa apakah cocok dengan dompet ini.',
  'phrase.verify.help':
    'Browser Anda mengubah frasa menjadi sidik digital; kata-katanya tidak pernah dikirim ke server kami.',
  'phrase.verify.submit': 'Verifikasi frasa',
  'phrase.verify.verifying': 'Memverifikasi…',
  'phrase.verify.success': 'Frasa pemulihan berhasil diverifikasi!',
  'phrase.verify.success.title': 'Verifikasi berhasil',
  'phrase.verify.success.text':
    'Ini kata-kata dompet ini. Simpan di tempat yang hanya Anda yang bisa menemukannya.',
  'phrase.verify.mismatch.title': 'Verifikasi gagal',
  'phrase.verify.mismatch.text': 'Frasa yang Anda masukkan tidak cocok. Periksa dan coba lagi.',
  'phrase.verify.error.empty': 'Harap masukkan frasa pemulihan Anda',
  'phrase.verify.error.failed': 'Gagal memverifikasi frasa',
  'phrase.verify.error.mismatch': 'Frasa pemulihan tidak cocok',
  'phrase.verify.error.unexpected': 'Terjadi kesalahan saat verifikasi',
} as const;
