export const siteLimitTexts = {
  'connect.limit.messages':
    'Tidak ada yang ditandatangani: batas Anda tidak mengizinkan situs web ini meminta Anda menandatangani pesan.',
  'connect.limit.transactions':
    'Tidak ada yang ditandatangani: batas Anda tidak mengizinkan situs web ini meminta Anda mengirim transaksi.',
  'connect.limit.contracts':
    'Tidak ada yang ditandatangani: kontrak ini tidak termasuk yang Anda izinkan untuk situs web ini.',
  'connect.limit.coin':
    'Tidak ada yang ditandatangani: ini melebihi batas harian koin Anda untuk situs web ini.',
  'connect.limit.shown':
    '{reason} {host} mendapat jawaban bahwa Anda tidak mengizinkan ini. Untuk mengubah batas, buka dompet lalu buka Pengaturan, Situs web terhubung.',
  'connect.error.ended': 'Tidak ada yang ditandatangani: koneksi ke situs web ini telah berakhir.',
  'connect.error.repeated':
    'Tidak ada yang ditandatangani: situs web ini sudah mengirim batch dengan id yang sama.',
  'connect.error.busy':
    'Jendela lain dari situs web ini masih mengirim. Tidak ada yang dikirim di sini: tutup jendela lain itu dan coba lagi.',
} as const;
