export const statusTexts = {
  'status.meta.title': 'Status · Everything Wallet',
  'status.meta.description':
    'Seberapa mutakhir setiap jaringan yang dibaca Everything Wallet untuk transfer masuk.',
  'status.title': 'Status',
  'status.lead':
    'Layanan membaca jaringan-jaringan ini untuk menemukan transfer masuk. Halaman ini memeriksa kemutakhirannya setiap 30 detik.',
  'status.networks': 'Jaringan',
  'status.checking': 'Memeriksa…',
  'status.answers': 'Layanan menjawab.',
  'status.checked': 'Pemeriksaan terakhir: {time}',
  'status.scanned': 'Mutakhir',
  'status.onDemand': 'Membaca transfer masuk saat dompet dibuka',
  'status.late': 'Terlambat: sampai blok {block}, {age} yang lalu',
  'status.lateUnknown': 'Terlambat: blok terakhir tidak diketahui',
  'status.note':
    'Dompet yang terbuka membaca sendiri jaringan yang terlambat. Saldo dan pengiriman tidak bergantung pada halaman ini.',
  'status.silent.title': 'Halaman ini tidak dapat menghubungi layanan',
  'status.silent.text':
    'Koin Anda aman: koin berada di jaringannya. Halaman ini memeriksa lagi setiap 30 detik.',
} as const;
