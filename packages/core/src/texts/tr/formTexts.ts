export const formTexts = {
  'common.error.tooLong': 'Bu metin çok uzun',
  'common.error.invisible':
    'Bu metin görünmez karakterler içeriyor; ❤️ gibi bazı emojiler bunları kullanır. Yapıştırmadan yeniden yazın veya başka bir emoji seçin.',
} as const;
