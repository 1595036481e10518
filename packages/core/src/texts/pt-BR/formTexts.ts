export const formTexts = {
  'common.error.tooLong': 'Este texto é longo demais',
  'common.error.invisible':
    'Este texto contém caracteres invisíveis; alguns emojis, como ❤️, os usam. Digite-o de novo sem colar ou escolha outro emoji.',
} as const;
