export const scannerTexts = {
  'scanner.title': 'Pemindai QR',
  'scanner.camera.title': 'Kamera',
  'scanner.camera.text':
    'Arahkan kamera ke alamat atau tautan pembayaran. Yang dilihatnya tetap di browser Anda.',
  'scanner.camera.preview': 'Yang dilihat kamera',
  'scanner.camera.start': 'Nyalakan kamera',
  'scanner.camera.starting': 'Menyalakan kamera…',
  'scanner.camera.stop': 'Matikan kamera',
  'scanner.camera.searching': 'Mencari kode QR…',
  'scanner.camera.error.refused':
    'Browser tidak mengizinkan akses kamera. Izinkan untuk situs ini di pengaturan browser, atau masukkan alamat di bawah.',
  'scanner.camera.error.missing': 'Kamera tidak ditemukan. Masukkan alamat di bawah.',
  'scanner.camera.error.busy': 'Program lain sedang menggunakan kamera. Tutup program itu dan coba lagi.',
  'scanner.camera.error.unsupported': 'Browser ini tidak mendukung kamera di sini. Masukkan alamat di bawah.',
  'scanner.camera.error.failed': 'Kamera tidak dapat dinyalakan. Coba lagi.',
  'scanner.camera.error.ended': 'Kamera terputus.',
  'scanner.simulated.title': 'Pemindai simulasi',
  'scanner.simulated.text': 'Menunjukkan cara kerja pemindaian, tanpa kamera: mengisi alamat Anda sendiri.',
  'scanner.simulated.button': 'Simulasikan pemindaian',
  'scanner.simulated.filled': 'Demo: ini alamat Anda sendiri, bukan hasil pemindaian.',
  'scanner.manual.title': 'Masukkan alamat',
  'scanner.manual.label': 'Alamat dompet',
  'scanner.manual.placeholder': '0x...',
  'scanner.manual.help': 'Alamat, atau tautan pembayaran yang diawali ethereum:',
  'scanner.manual.submit': 'Gunakan alamat',
  'scanner.ready': 'Alamat siap digunakan',
  'scanner.error.invalid': 'Alamat dompet tidak valid',
  'scanner.switch.title': 'Beralih ke {network}?',
  'scanner.switch.text':
    'Pembayaran ini diminta di {network}. Dompet Anda ada di {current}, tempat pembayaran itu tidak akan sampai.',
  'scanner.switch.confirm': 'Beralih dan lanjutkan',
  'payment.error.malformed': 'Ini bukan alamat maupun tautan pembayaran yang dapat dibaca dompet ini.',
  'payment.error.name': 'Nama seperti name.eth tidak berfungsi di sini. Minta alamatnya langsung.',
  'payment.error.network': 'Tautan pembayaran ini untuk jaringan yang tidak dikenal dompet ini.',
  'payment.error.token':
    'Tautan pembayaran ini meminta token, bukan koin. Buka tokennya di dompet Anda dan kirim dari sana.',
  'payment.error.function':
    'Tautan pembayaran ini memanggil kontrak. Membayar ke alamatnya dengan koin bisa membuat koin itu hilang.',
  'payment.error.unsupported':
    'Tautan pembayaran ini meminta sesuatu yang tidak didukung dompet ini. Membayar ke alamatnya dengan koin bisa membuat koin itu hilang.',
  'payment.error.amount':
    'Jumlah dalam tautan pembayaran ini tidak dapat dibaca. Masukkan sendiri alamat dan jumlahnya.',
} as const;
