export const firstStepsTexts = {
  'firstSteps.title': 'Langkah pertama',
  'firstSteps.progress': '{done} dari {count} selesai',
  'firstSteps.done': 'Selesai',
  'firstSteps.backup': 'Cadangkan frasa pemulihan Anda',
  'firstSteps.backup.text':
    'Tulis kata-katanya di kertas. Lalu ketik sekali untuk memeriksa bahwa kata-kata itu memulihkan dompet Anda.',
  'firstSteps.receive': 'Terima koin pertama Anda',
  'firstSteps.receive.text':
    'Tunjukkan alamat Anda atau kode QR-nya kepada pengirim. Mulai dengan jumlah kecil.',
  'firstSteps.contact': 'Tambah kontak',
  'firstSteps.contact.text': 'Simpan alamat yang akan Anda kirimi lagi, dengan sebuah nama.',
  'firstSteps.hide': 'Sembunyikan langkah pertama',
} as const;
