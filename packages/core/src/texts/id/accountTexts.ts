export const accountTexts = {
  'accounts.title': 'Akun',
  'accounts.label': 'Akun {number}',
  'accounts.primary': 'Utama',
  'accounts.watchOnly': 'Hanya pantau',
  'accounts.watchOnlyHint':
    'Dompet tidak memiliki kunci untuk alamat ini: Anda tidak dapat mengirim darinya, dan alamat ini tidak ditawarkan untuk menerima.',
  'accounts.foreign': 'Tanpa kunci di perangkat ini',
  'accounts.foreignHint':
    'Dompet di perangkat ini tidak memiliki kunci untuk alamat ini. Jangan menerima apa pun di sana.',
  'accounts.setPrimary': 'Jadikan utama',
  'accounts.setPrimaryNamed': 'Jadikan utama: {account}',
  'accounts.deleteNamed': 'Hapus {account}',
  'accounts.copyAddressNamed': 'Salin alamat {account}',
  'accounts.intro': 'Anda mengirim dari akun utama. Akun dengan kunci diturunkan dari frasa pemulihan Anda.',
  'accounts.empty': 'Belum ada akun',
  'accounts.emptyText':
    'Tanpa akun, Anda tidak dapat mengirim maupun menerima. Frasa pemulihan Anda memulihkan akun Anda.',
  'accounts.unverified': 'Selesaikan dulu penyiapan dompet Anda',
  'accounts.unverifiedText': 'Akun diturunkan dari frasa pemulihan Anda, yang belum Anda konfirmasi.',
  'accounts.unverifiedAction': 'Lanjutkan penyiapan',
  'accounts.new': 'Akun baru',
  'accounts.find': 'Temukan akun',
  'accounts.new.kind': 'Jenis akun',
  'accounts.new.fromPhrase': 'Dari frasa saya',
  'accounts.new.watchOnly': 'Hanya pantau',
  'accounts.new.fromPhraseText':
    'Menambahkan akun berikutnya dari frasa pemulihan Anda, {path}. Kata-kata yang sama memulihkannya.',
  'accounts.new.watchOnlyText':
    'Menambahkan alamat untuk dipantau. Dompet tidak memiliki kuncinya: Anda tidak dapat mengirim darinya, dan alamat ini tidak ditawarkan untuk menerima.',
  'accounts.new.phraseHelp':
    'Frasa Anda digunakan di browser ini untuk menemukan alamat berikutnya dan tidak pernah dikirim ke server kami.',
  'accounts.new.address': 'Alamat',
  'accounts.new.addressPlaceholder': '0x...',
  'accounts.new.submit': 'Buat akun',
  'accounts.new.creating': 'Membuat…',
  'accounts.deleteTitle': 'Hapus {account}?',
  'accounts.deleteText':
    'Alamat dihapus dari daftar Anda; koinnya tidak terpengaruh. “Akun baru” memulihkannya dari frasa Anda.',
  'accounts.deleteWatchOnlyText':
    'Alamat dihapus dari daftar Anda. Anda dapat menambahkannya lagi kapan saja.',
  'accounts.deleteLastTitle': 'Hapus satu-satunya akun Anda?',
  'accounts.deleteLastText':
    'Dompet lalu tidak memiliki alamat: Anda tidak dapat mengirim maupun menerima sampai Anda memasukkan lagi frasa pemulihan Anda. Tanpa frasa, Anda kehilangan akses ke koin Anda. Koinnya sendiri tidak terpengaruh.',
  'accounts.deleteCostBasisText':
    'Jika Anda nanti mengekspor basis biaya, transfer ke akun ini dihitung sebagai dikirim ke orang lain, kecuali akun ini sendiri pernah mengirim sesuatu.',
  'accounts.created': 'Akun berhasil dibuat',
  'accounts.primaryUpdated': 'Akun utama diperbarui',
  'accounts.deleted': 'Akun dihapus',
  'accounts.error.nameTooLong': 'Gunakan paling banyak 50 karakter untuk nama',
  'accounts.error.load': 'Gagal memuat akun',
  'accounts.error.create': 'Gagal membuat akun',
  'accounts.error.setPrimary': 'Gagal menetapkan akun utama',
  'accounts.error.delete': 'Gagal menghapus akun',
  'accounts.error.deletePrimary':
    'Tidak dapat menghapus akun utama. Jadikan akun lain sebagai akun utama dulu.',
  'accounts.error.exists': 'Alamat ini sudah ada di akun Anda',
  'accounts.error.watched':
    'Alamat berikutnya dari frasa Anda sudah ada di daftar sebagai hanya pantau. Hapus dulu, lalu tambahkan lagi dari frasa Anda.',
  'accounts.balanceUnknown': 'Saldo tidak diketahui',
} as const;
