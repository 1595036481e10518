export const sendStepTexts = {
  'send.step.who': 'Kirim kepada siapa',
  'send.step.amount': 'Berapa banyak',
  'send.step.review': 'Tinjauan',
  'send.step.place': 'Langkah {number} dari {count}',
  'send.step.next': 'Lanjut',
  'send.step.change': 'Ganti penerima',
  'send.suggested': 'Penerima yang disarankan',
  'send.suggested.recent': 'Penerima terbaru',
  'send.suggested.contact': 'Kontak',
  'send.suggested.account': 'Akun Anda',
  'send.suggested.none':
    'Tidak ada penerima, kontak, atau akun yang cocok. Masukkan alamat lengkap atau nama.',
  'send.done.sentence': 'Anda telah mengirim {what} ke {whom}.',
  'send.done.next': 'Selanjutnya jaringan mengonfirmasinya. Ikuti di halaman transaksi.',
  'send.done.view': 'Lihat transaksi',
} as const;
