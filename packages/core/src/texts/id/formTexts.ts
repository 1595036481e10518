export const formTexts = {
  'common.error.tooLong': 'Teks ini terlalu panjang',
  'common.error.invisible':
    'Teks ini berisi karakter tak terlihat. Ketik lagi tanpa menempel, atau pilih emoji lain.',
  'common.error.marks':
    'Teks ini berisi aksen atau tanda tanpa huruf, atau terlalu banyak pada satu huruf. Ketik lagi tanpa menempel.',
} as const;
