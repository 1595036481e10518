export const formTexts = {
  'common.error.tooLong': 'Este texto es demasiado largo',
  'common.error.invisible':
    'Este texto contiene caracteres invisibles; algunos emojis, como ❤️, los usan. Escríbelo de nuevo sin pegar, o elige otro emoji.',
} as const;
