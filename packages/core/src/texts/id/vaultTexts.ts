export const vaultTexts = {
  'vault.error.password':
    'Kata sandi ini tidak membuka kunci dompet di perangkat ini. Periksa dan coba lagi.',
  'vault.error.passkey':
    'Kunci sandi ini tidak membuka kunci dompet di perangkat ini. Buka dengan kata sandi Anda, lalu siapkan kunci sandi lagi.',
  'vault.error.passkeyRefused':
    'Kunci sandi tidak digunakan: dibatalkan, waktunya habis, atau sudah tidak ada di perangkat ini. Gunakan kata sandi Anda. Jika kunci sandi telah dihapus, nonaktifkan lalu aktifkan lagi buka kunci biometrik di pengaturan.',
  'vault.error.passkeyAlone':
    'Kunci sandi tidak membuka kunci dompet: dibatalkan, waktunya habis, atau sudah tidak ada di perangkat ini. Coba lagi, atau gunakan frasa pemulihan Anda. Jika kunci sandi telah dihapus, hapus dompet ini di pengaturan dengan frasa Anda, lalu simpan lagi.',
  'vault.error.passkeyNotMade':
    'Kunci sandi tidak dibuat: dibatalkan, waktunya habis, atau tidak didukung perangkat ini. Tidak ada yang berubah. Coba lagi, atau gunakan kata sandi Anda.',
  'vault.error.passkeyThere':
    'Kunci sandi untuk dompet ini masih ada di perangkat ini, jadi tidak dibuat yang lain. Gunakan kunci sandi itu, atau nonaktifkan buka kunci biometrik terlebih dahulu.',
  'vault.error.passkeyNoPrf':
    'Kunci sandi di perangkat ini tidak dapat melindungi kunci (tanpa dukungan PRF), jadi tidak dapat membuka kunci dompet. Tidak ada yang berubah; gunakan kata sandi Anda.',
  'vault.error.damaged':
    'Dompet yang disimpan di perangkat ini rusak atau telah diubah, jadi tidak dapat digunakan. Frasa pemulihan Anda atau file cadangan dapat memulihkannya.',
  'vault.error.foreign':
    'Ini milik akun Everything Wallet lain. Masuk dengan akun itu, atau gunakan frasa atau file cadangan Anda sendiri.',
  'vault.error.newer':
    'Ini dibuat oleh versi Everything Wallet yang lebih baru. Muat ulang halaman untuk mendapatkan versi itu, lalu coba lagi.',
  'vault.error.file':
    'Ini bukan cadangan dompet, atau filenya tidak lengkap atau telah diubah. Pilih file persis seperti saat disimpan.',
  'vault.error.storage':
    'Browser ini tidak dapat menyimpan dompet: penyimpanannya diblokir atau penuh. Izinkan penyimpanan untuk situs ini atau kosongkan ruang, lalu coba lagi. Frasa pemulihan Anda tetap berfungsi.',
  'vault.error.changed':
    'Dompet di perangkat ini diubah di tab lain, dan perubahan itu tetap berlaku. Buka kuncinya dan coba lagi.',
  'vault.error.exists':
    'Perangkat ini sudah menyimpan dompet, yang tetap tidak berubah. Buka kuncinya untuk menggunakannya. Untuk menyimpan dompet lain sebagai gantinya, hapus dulu di pengaturan.',
  'vault.error.none':
    'Sudah tidak ada dompet di perangkat ini. Gunakan frasa pemulihan Anda, atau aktifkan lagi “Dompet di perangkat ini” di pengaturan.',
  'vault.error.locked': 'Dompet di perangkat ini terkunci. Buka kuncinya dan coba lagi.',
  'vault.error.wait':
    'Terlalu banyak kata sandi salah. Tunggu sampai waktu yang ditampilkan habis, lalu coba lagi.',
  'vault.error.failed':
    'Dompet di perangkat ini tidak menjawab. Coba lagi, atau gunakan frasa pemulihan Anda.',
  'vault.error.memory':
    'Perangkat ini tidak memiliki cukup memori kosong untuk memeriksa kata sandi, jadi percobaan ini tidak dihitung. Tutup tab dan program lain, lalu coba lagi.',
  'vault.error.otherWords':
    'Dompet tidak dapat memastikan bahwa ini kata-katanya, jadi tidak dihapus: kata-katanya sendiri mungkin satu-satunya yang memberi akses ke koin Anda. Gunakan kata sandi perangkatnya.',
  'vault.error.otherPhrase': 'Cadangan ini untuk frasa pemulihan yang berbeda. Pilih cadangan dompet ini.',
} as const;
