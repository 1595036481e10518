export const formTexts = {
  'common.error.tooLong': 'Este texto es demasiado largo',
  'common.error.invisible':
    'Este texto contiene caracteres invisibles. Escríbelo de nuevo sin pegar, o elige otro emoji.',
  'common.error.marks':
    'Este texto tiene un acento o signo sin letra, o demasiados en una misma letra. Escríbelo de nuevo sin pegar.',
} as const;
