export const formTexts = {
  'common.error.tooLong': 'Bu metin çok uzun',
  'common.error.invisible':
    'Bu metin görünmez karakterler içeriyor. Yapıştırmadan yeniden yazın veya başka bir emoji seçin.',
  'common.error.marks':
    'Bu metinde harfsiz bir aksan ya da işaret var veya bir harfte çok fazla işaret var. Yapıştırmadan yeniden yazın.',
} as const;
