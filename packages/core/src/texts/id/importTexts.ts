export const importTexts = {
  'import.title': 'Impor dompet Anda',
  'import.subtitle': 'Ketik atau tempel kata-kata frasa pemulihan Anda secara berurutan.',
  'import.secrecy':
    'Kata-kata tetap di browser ini dan tidak pernah dikirim. Jangan pernah memasukkan frasa pemberian orang lain: mereka dapat mengambil apa pun yang Anda simpan di sana.',
  'import.back': 'Buat frasa baru saja',
  'import.count': 'Jumlah kata',
  'import.words': 'Kata-kata frasa pemulihan Anda',
  'import.word': 'Kata ke-{place}',
  'import.completions': 'Kata yang cocok',
  'import.pasteHelp':
    'Anda dapat menempel seluruh frasa ke kolom mana pun, dengan atau tanpa nomor. Empat huruf pertama setiap kata sudah cukup.',
  'import.filled': '{count, plural, other {# kata terisi}}',
  'import.error.missing': 'Kata ke-{place} belum ada',
  'import.error.tooMany':
    'Frasa pemulihan paling banyak 24 kata; Anda menempel {count}. Tempel hanya kata-kata frasa.',
  'import.error.twoWays':
    'Kata-kata ini membentuk frasa yang valid baik dibaca mendatar maupun menurun per kolom, jadi urutan yang benar tidak jelas. Tempel dalam satu baris secara berurutan, atau dengan nomornya.',
  'import.findAccounts': 'Temukan akun saya',
  'import.accounts': 'Akun dari frasa Anda',
  'import.accountsText':
    'Dompet menemukan akun yang pernah digunakan di salah satu dari sembilan jaringan. Pilih mana yang akan ditambahkan.',
  'import.searching': 'Mencari akun yang pernah digunakan… {count, plural, other {# alamat}} sejauh ini',
  'import.waiting':
    'Terlalu banyak pencarian. Melanjutkan sebentar lagi… {count, plural, other {# alamat}} sejauh ini',
  'import.stop': 'Hentikan pencarian',
  'import.found': '{found, plural, other {# akun pernah digunakan}} di antara {count} alamat pertama.',
  'import.noneFound':
    'Tidak satu pun dari {count} alamat pertama pernah digunakan. Jika dompet Anda pernah berisi koin, dompet itu mungkin memakai passphrase (kata ke-25) atau cara lain untuk menurunkan akun. Keduanya belum dapat diimpor.',
  'import.limit': 'Dompet memeriksa paling banyak {count} alamat.',
  'import.unanswered':
    '{networks} tidak menjawab, jadi akun yang hanya digunakan di sana belum ditemukan. Anda dapat mencari lagi sekarang atau nanti di bagian Akun.',
  'import.foundSwitchedOff':
    'Anda pernah menggunakan {networks}, yang {count, plural, other {sedang}} nonaktif. Aktifkan {count, plural, other {jaringan itu}} di Pengaturan jaringan untuk melihat aset Anda di sana.',
  'import.searchAgain': 'Cari lagi',
  'import.account': 'Akun di {path}',
  'import.first': 'Akun pertama selalu ditambahkan dan awalnya menjadi akun utama Anda.',
  'import.transactions': '{count, plural, other {# transaksi terkirim}} di {network}',
  'import.token': 'Token di {network}',
  'import.unused': 'Belum pernah digunakan',
  'import.unknown': '{network}: tidak diketahui',
  'import.listed': 'Sudah ada di akun Anda',
  'import.watched':
    'Hanya pantau: hapus dulu di bagian Akun, lalu cari akun lagi untuk menambahkannya beserta kuncinya.',
  'import.elsewhere':
    'Apakah frasa ini juga ada di dompet lain atau akun Everything Wallet lain? Jika ya, keduanya menampilkan dan dapat mengirim koin yang sama. Kontak dan riwayat yang disimpan di sini tidak dibagi. Jangan mengirim dari keduanya secara bersamaan.',
  'import.back.words': 'Kembali ke kata-kata',
  'import.finish': 'Siapkan dengan frasa ini',
  'import.error.accounts':
    'Dompet Anda sudah disiapkan, tetapi {count, plural, other {# akun}} tidak ditambahkan. Koin Anda tidak terpengaruh.',
  'import.tryAgain': 'Coba lagi',
  'import.continueWithout': 'Lanjut tanpa ini',
  'import.find.title': 'Temukan akun yang pernah digunakan',
  'import.find.text':
    'Mencari di kesembilan jaringan akun dari frasa Anda yang pernah digunakan dan belum ada di daftar Anda.',
  'import.find.add': 'Tambahkan akun',
  'import.find.added': '{count, plural, other {# akun ditambahkan}}',
  'import.find.failed': '{count, plural, other {# akun}} tidak dapat ditambahkan. Silakan coba lagi.',
  'import.find.mismatch':
    'Kata-kata ini frasa yang valid, tetapi bukan frasa dompet ini. Pencarian tidak dilakukan.',
  'drill.label': 'Latihan pemulihan',
  'drill.open': 'Mulai latihan',
  'drill.never': 'Belum pernah',
  'drill.due': 'Saatnya diulang',
  'drill.title': 'Latihan pemulihan',
  'drill.text':
    'Bayangkan perangkat ini hilang. Masukkan kata-kata yang Anda tulis. Kata-kata itu dibandingkan di perangkat ini; tidak ada yang dikirim.',
  'drill.submit': 'Periksa akun saya',
  'drill.passed': 'Frasa Anda memulihkan semua akun yang dapat dipulihkan',
  'drill.failed': 'Frasa ini tidak memulihkan seluruh dompet Anda',
  'drill.failedText':
    'Kata-kata ini frasa yang valid, tetapi bukan frasa akun-akun ini. Temukan kata-kata yang benar sebelum Anda membutuhkannya. Jika dompet disimpan di perangkat ini, pengaturan dapat menampilkan frasanya.',
  'drill.restored': 'Dipulihkan, sebagai {path}',
  'drill.otherPhrase': 'Tidak dipulihkan oleh frasa ini',
  'drill.watchOnly': 'Tidak dipulihkan: hanya pantau, kuncinya ada di tempat lain',
  'drill.noAccounts': 'Dompet ini belum memiliki akun untuk dibandingkan.',
  'drill.noted': 'Latihan pemulihan selesai. Latihan berikutnya 90 hari lagi.',
  'drill.notNoted': 'Latihan berhasil, tetapi tanggalnya tidak dapat disimpan. Coba lagi.',
  'drill.again': 'Masukkan frasa lain',
  'drill.reminder':
    'Apakah kata-kata yang Anda tulis akan memulihkan semuanya? Latihan pemulihan memakan waktu dua menit, dan tidak ada yang dikirim.',
  'drill.later': 'Nanti',
  'device.ask':
    'Dompet Anda tidak ada di perangkat ini. Anda dapat melihat semuanya. Untuk mengirim dengan kata sandi, bukan frasa, impor dompet di sini.',
  'device.ask.phrase': 'Masukkan frasa',
  'device.ask.file': 'Muat file cadangan',
  'device.ask.later': 'Jangan sekarang',
} as const;
