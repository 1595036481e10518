export const formTexts = {
  'common.error.tooLong': 'Teks ini terlalu panjang',
  'common.error.invisible':
    'Teks ini berisi karakter tak terlihat; beberapa emoji, seperti ❤️, menggunakannya. Ketik lagi tanpa menempel, atau pilih emoji lain.',
} as const;
