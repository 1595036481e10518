export const pushTexts = {
  'push.title': 'Notifikasi saat dompet ditutup',
  'push.off':
    'Mati. Nyalakan untuk mengetahui transfer yang diterima dan dikonfirmasi saat tidak ada halaman dompet yang terbuka.',
  'push.on':
    'Browser ini memberi tahu Anda tentang transfer yang diterima dan dikonfirmasi di {networks}. NFT dan token yang belum terverifikasi tidak diberitahukan, dan jumlah tidak dikirim.',
  'push.unsupported': 'Browser ini tidak dapat memberi tahu Anda saat dompet ditutup.',
  'push.install': 'Di iPhone dan iPad, tambahkan dompet ke Layar Utama, buka dari sana, lalu nyalakan ini.',
  'push.denied':
    'Browser Anda memblokir notifikasi dari situs ini. Izinkan di pengaturannya, lalu nyalakan ini.',
  'push.unavailable': 'Server ini tidak mengirim notifikasi saat dompet ditutup.',
  'push.failed': 'Notifikasi tidak dapat diubah. Periksa koneksi Anda dan coba lagi.',
  'push.accounts': 'Akun yang memberi tahu Anda',
  'push.received': 'Diterima di {network}',
  'push.sent': 'Transfer dikonfirmasi di {network}',
  'push.body': 'Akun {account}. Buka riwayat Anda untuk melihat transfernya.',
} as const;
