export const nameTexts = {
  'send.error.nameInvalid': 'Ini bukan alamat maupun nama yang valid. Periksa ejaannya.',
  'send.error.nameConfusable':
    'Nama ini berisi huruf tiruan yang mirip huruf lain, jadi mungkin meniru nama lain. Minta alamatnya langsung.',
  'send.error.nameNoRegistry': 'Nama tidak berfungsi di {network}. Masukkan alamatnya langsung.',
  'send.error.nameRefused': '{reason}',
  'send.error.nameMoved':
    'Nama ini kini mengarah ke alamat yang berbeda dari yang Anda lihat. Tidak ada yang dikirim: masukkan lagi namanya dan periksa alamatnya.',
  'send.error.nameUnchecked':
    'Dompet tidak dapat memeriksa apakah nama ini masih mengarah ke alamat yang Anda lihat, jadi tidak ada yang dikirim. Coba lagi, atau masukkan alamatnya langsung.',
  'server.noNames': 'Nama tidak berfungsi di jaringan ini. Masukkan alamatnya langsung.',
  'server.nameUnknown':
    'Nama ini tidak memiliki alamat di jaringan ini. Nama yang disimpan di luar rantai tidak didukung: minta alamatnya langsung.',
  'server.nameUnsure':
    'Node jaringan ini tidak sepakat tentang nama ini, atau terlalu sedikit yang menjawab. Coba lagi, atau masukkan alamatnya langsung.',
} as const;
