export const tokenTexts = {
  'tokens.add.title': 'Tambah token',
  'tokens.add.success': 'Token berhasil ditambahkan',
  'tokens.error.add': 'Gagal menambahkan token',
  'tokens.error.contractAddress':
    'Masukkan alamat kontrak: 0x dan 40 digit heksadesimal dengan checksum yang valid',
  'tokens.error.duplicate': 'Anda sudah memiliki token ini',
  'tokens.lookup.asking': 'Menanyakan ke kontrak…',
  'tokens.imitation': 'Bukan {symbol} yang dikenal',
  'tokens.unknownBalance': '—',
  'tokens.error.load': 'Token Anda tidak dapat dimuat',
  'tokens.page.balance': 'Saldo',
  'tokens.page.value': 'Nilai {currency}',
  'tokens.page.network': 'Jaringan',
  'tokens.page.contract': 'Kontrak',
  'tokens.page.approvals': 'Lihat persetujuan',
  'tokens.page.copyContract': 'Salin alamat kontrak',
  'tokens.page.send': 'Kirim',
  'tokens.page.receive': 'Terima',
  'tokens.page.noPrice': 'Harga tidak tersedia',
  'tokens.page.priceNotNow': '— (harga tidak tersedia sekarang)',
  'tokens.page.noSendChain': 'Anda tidak dapat mengirim {symbol}: dompet belum mendukung {network}.',
  'tokens.page.noSendContract': 'Untuk mengirim {symbol}, tambahkan dulu dengan alamat kontraknya.',
  'tokens.page.switchedOff':
    '{network} dinonaktifkan. Aktifkan di Pengaturan jaringan untuk melihat, mengirim, dan menerima {symbol}.',
  'tokens.page.noSendBalance': 'Anda dapat mengirim setelah jaringan melaporkan saldo {symbol} Anda.',
  'tokens.page.decimalsUnknown':
    'Desimal {symbol} tidak diketahui: tidak dapat dimuat, atau node jaringan tidak sepakat tentangnya. Anda tidak dapat mengirim token ini tanpa desimalnya.',
  'tokens.page.decimalsChanged':
    'Kontrak melaporkan desimal yang berbeda dari saat Anda menambahkannya. Jumlahnya mungkin salah, jadi Anda tidak dapat mengirim {symbol}.',
  'tokens.page.confirm': 'Konfirmasi',
  'tokens.page.confirmDecimals':
    'Kontrak {symbol} melaporkan {decimals} desimal. Konfirmasi sekali sebelum mengirim: dompet memakainya untuk setiap jumlah dan membandingkan jawaban berikutnya dengannya.',
  'tokens.page.contradicted':
    'Server melaporkan desimal yang salah untuk {symbol}. Jumlahnya akan salah, jadi Anda tidak dapat mengirimnya sampai Anda memuat ulang halaman.',
  'tokens.page.balanceFailed': 'Jaringan tidak melaporkan saldo Anda.',
  'tokens.remove': 'Hapus token',
  'tokens.remove.title': 'Hapus {symbol}?',
  'tokens.remove.text': 'Token dihapus dari daftar Anda. Token Anda tetap ada di jaringan.',
  'tokens.remove.done': 'Token dihapus',
  'tokens.remove.failed': 'Gagal menghapus token',
} as const;
