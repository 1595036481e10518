export const receiveTexts = {
  'receive.title': 'Terima',
  'receive.token': 'Token',
  'receive.tokenOption': '{symbol} di {network}',
  'receive.qrLabel': 'Kode QR alamat untuk {symbol} di {network}',
  'receive.address': 'Alamat {symbol} Anda',
  'receive.sampleAddress': 'Alamat contoh',
  'receive.copy': 'Salin alamat',
  'receive.copied': 'Alamat disalin ke papan klip',
  'receive.warning': 'Kirim hanya {symbol} di {network} ke alamat ini. Selain itu bisa hilang.',
  'receive.renamedTo':
    '{symbol} di {network} adalah koin yang sama dengan nama barunya, jadi Anda dapat menerimanya di sini.',
  'receive.sample': 'Contoh',
  'receive.sampleWarning':
    'Ini contoh, bukan alamat: dompet belum dapat menyimpan {symbol} di {network}. Jangan mengirim apa pun ke sana.',
  'receive.lastKnown':
    'Ini alamat Anda seperti yang terakhir disimpan perangkat ini. Tanpa koneksi, alamat ini tidak dapat dicocokkan dengan akun Anda.',
  'receive.noAddress': 'Anda belum memiliki alamat untuk menerima.',
  'receive.watchOnly':
    'Dompet tidak memiliki kunci untuk alamat utama Anda, jadi alamat itu tidak ditawarkan untuk menerima.',
  'receive.public':
    'Frasa pemulihan {address} dipublikasikan sebagai contoh, jadi semua orang memiliki kuncinya. Bot langsung mengambil apa pun yang sampai di sana, jadi Anda tidak dapat menerima dengan alamat itu di sini. Buat dompet dengan frasa baru.',
  'receive.checking': 'Memeriksa alamat ini dengan kunci di perangkat ini…',
  'receive.foreign':
    'Tidak ada kunci di perangkat ini yang mengendalikan {address}. Alamat itu ditetapkan sebagai alamat utama Anda, tetapi jangan menerima apa pun di sana. Jika bukan Anda yang menetapkannya, ubah kata sandi akun Anda dan pilih akun Anda sendiri di bagian Akun.',
} as const;
