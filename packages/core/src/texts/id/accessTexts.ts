export const accessTexts = {
  'settings.delete': 'Hapus akun',
  'settings.changeEmail': 'Ubah email',
  'settings.password': 'Ubah kata sandi',
  'settings.sessions': 'Keluar di semua tempat',
  'access.currentPassword': 'Kata sandi saat ini',
  'access.newPassword': 'Kata sandi baru',
  'access.working': 'Sebentar…',
  'access.password.title': 'Ubah kata sandi Anda',
  'access.password.text':
    'Anda tetap masuk di sini. Semua perangkat lain dikeluarkan dan memerlukan kata sandi baru.',
  'access.password.done': 'Kata sandi Anda telah diubah. Perangkat lain telah dikeluarkan.',
  'access.password.othersLeft':
    'Kata sandi Anda telah diubah, tetapi perangkat lain mungkin masih masuk. Gunakan “Keluar di semua tempat” untuk memastikan.',
  'access.email.title': 'Ubah alamat email Anda',
  'access.email.text':
    'Alamat Anda {email}. Kami mengirim tautan ke alamat baru: setelah Anda membukanya, alamat Anda berubah dan Anda masuk dengan alamat baru. Sampai saat itu tidak ada yang berubah. Kami juga memberi tahu alamat lama, yang dapat membatalkan perubahan itu.',
  'access.email.new': 'Email baru',
  'access.email.same': 'Ini sudah alamat Anda',
  'access.email.submit': 'Kirim tautan',
  'access.email.sent':
    'Jika {email} dapat digunakan, kami telah mengirim tautan ke sana. Alamat Anda berubah saat Anda membuka tautan. Periksa juga folder spam Anda.',
  'access.sessions.title': 'Keluar di semua tempat?',
  'access.sessions.text':
    'Ini mengeluarkan Anda di sini dan di setiap perangkat lain. Masuk lagi dengan kata sandi Anda. Sesi lama tidak dapat lagi mengirim atau mengubah apa pun. Kunci API tetap berfungsi: hapus di portal pengembang.',
  'access.sessions.done': 'Anda telah keluar di semua tempat.',
  'access.sessions.failed': 'Anda tidak dapat dikeluarkan di semua tempat. Coba lagi.',
  'access.delete.title': 'Hapus akun Anda?',
  'access.delete.goes':
    'Ini menghapus data masuk, profil, alamat, kontak, token, riwayat, dan kunci API Anda, catatan permintaan API program Anda, serta sidik digital frasa pemulihan Anda. Anda tidak dapat mengurungkannya.',
  'access.delete.stays':
    'Koin dan transaksi tetap di jaringannya, tempat semua orang dapat melihatnya. Frasa pemulihan Anda tetap berfungsi di dompet lain mana pun: pastikan Anda sudah menulisnya, karena file cadangan hanya berfungsi di akun ini dan setelahnya kami tidak dapat membantu. Dompet yang disimpan di perangkat ini tetap ada, terenkripsi: Anda masih dapat membuka dan menghapusnya di halaman masuk dengan kata sandi perangkat atau kunci sandinya. Transfer yang sudah tertunda tetap berlanjut.',
  'access.delete.email': 'Email Anda, untuk konfirmasi',
  'access.delete.emailMismatch': 'Masukkan alamat email akun ini',
  'access.delete.submit': 'Hapus akun',
  'access.delete.deleting': 'Menghapus…',
  'access.delete.failed':
    'Akun tidak dapat dihapus. Coba lagi: penghapusan dilanjutkan dari tempat terhentinya.',
  'access.delete.unclear':
    'Server tidak menjawab, jadi tidak jelas apakah akun Anda telah dihapus. Coba masuk: jika tidak bisa, akun telah dihapus. Jika bisa, coba lagi.',
  'access.delete.notImplemented': 'Penghapusan akun belum diterapkan',
  'access.deleted.title': 'Akun Anda telah dihapus',
  'access.deleted.text': 'Data masuk Anda telah dihapus, bersama yang kami simpan tentang Anda:',
  'access.deleted.plain': 'Data masuk Anda dan semua yang kami simpan tentang Anda telah dihapus.',
  'access.deleted.addresses': '{count, plural, other {# alamat}}',
  'access.deleted.transactions': '{count, plural, other {# transaksi}} dalam riwayat Anda',
  'access.deleted.contacts': '{count, plural, other {# kontak}}',
  'access.deleted.tokens': '{count, plural, other {# token}}',
  'access.deleted.apiKeys': '{count, plural, other {# kunci API}}',
  'access.deleted.apiRequests': '{count, plural, other {# catatan}} permintaan API',
  'access.deleted.other': '{count, plural, other {# catatan lain}}, misalnya profil dan penghitung Anda',
  'access.deleted.coins':
    'Koin Anda tidak terpengaruh. Frasa pemulihan Anda berfungsi di dompet lain mana pun. Anda dapat mendaftar lagi dengan email yang sama.',
  'access.deleted.wallet':
    'Dompet yang disimpan di perangkat ini tetap ada, terenkripsi: itu mungkin satu-satunya salinan kunci Anda. Halaman masuk dapat membukanya dengan kata sandi perangkat atau kunci sandinya, menampilkan frasa pemulihannya, dan menghapusnya.',
} as const;
