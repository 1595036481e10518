export const formTexts = {
  'common.error.tooLong': 'Este texto é longo demais',
  'common.error.invisible':
    'Este texto contém caracteres invisíveis. Digite-o de novo sem colar ou escolha outro emoji.',
  'common.error.marks':
    'Este texto tem um acento ou sinal sem letra, ou acentos demais em uma letra. Digite-o de novo sem colar.',
} as const;
