export const addTokenTexts = {
  'tokens.add.contractAddress': 'Alamat kontrak',
  'tokens.add.network': 'Jaringan',
  'tokens.add.name': 'Nama token',
  'tokens.add.symbol': 'Simbol token',
  'tokens.add.icon': 'Ikon',
  'tokens.add.iconHelp':
    'Satu atau dua karakter atau emoji. Jika dikosongkan, huruf pertama simbol yang dipakai.',
  'tokens.add.required': 'Kolom bertanda bintang wajib diisi.',
  'tokens.add.submit': 'Tambah token',
  'tokens.lookup.found':
    'Ditemukan: {name} ({symbol}), {decimals} desimal. Tidak ada di daftar token dompet.',
  'tokens.lookup.listed': 'Ditemukan: {name} ({symbol}), {decimals} desimal. Ada di daftar token dompet.',
  'tokens.lookup.imitation':
    'Ini bukan {symbol} yang dikenal. Siapa pun dapat membuat token dengan nama apa pun. Kontrak yang Anda masukkan: {contract}. {known}',
  'tokens.lookup.knownContract': '{symbol} yang dikenal di {network}: {contract}.',
  'tokens.lookup.knownNone': 'Dompet ini tidak mengenal kontrak {symbol} di {network}.',
  'tokens.imitation.title': 'Tambahkan token yang bukan {symbol}?',
  'tokens.imitation.text':
    'Token ini menamai dirinya {symbol}, tetapi kontraknya berbeda, kemungkinan besar dibuat untuk menipu Anda. Kontrak yang Anda masukkan: {contract}. {known} Token ini tetap ditandai di dompet Anda.',
  'tokens.imitation.confirm': 'Tetap tambahkan',
  'tokens.lookup.differs':
    'Kontrak menamai dirinya {name} ({symbol}), yang bukan seperti yang Anda ketik. Apakah ini token yang Anda maksud?',
  'tokens.lookup.use': 'Gunakan nama dari kontrak',
  'tokens.lookup.unreachable':
    'Jaringan tidak menjawab, jadi token tidak diperiksa. Anda dapat menambahkannya sesuai yang Anda masukkan; halamannya memeriksa kontrak lagi sebelum Anda dapat mengirimnya.',
  'tokens.lookup.switchedOff':
    '{network} dinonaktifkan. Anda dapat menambahkan token; aktifkan jaringan di Pengaturan jaringan untuk melihat saldonya dan mengirimnya.',
  'tokens.lookup.unnamed': 'tanpa nama',
  'tokens.notes.title': 'Sebelum menambahkan token',
  'tokens.notes.contract': 'Periksa alamat kontrak',
  'tokens.notes.contractText':
    'Siapa pun dapat membuat token dengan nama yang dikenal. Salin alamatnya dari situs web resmi proyek.',
  'tokens.notes.listed': 'Token terdaftar muncul otomatis',
  'tokens.notes.listedText':
    'Token di daftar dompet muncul di layar beranda segera setelah Anda memilikinya. Anda tidak perlu menambahkannya.',
  'tokens.notes.free': 'Menambahkan tidak dikenai biaya',
  'tokens.notes.freeText':
    'Ini hanya menambahkan token ke daftar Anda dan tidak memberi izin apa pun. Anda dapat menghapusnya di halaman token.',
} as const;
