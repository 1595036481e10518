export const formTexts = {
  'common.error.tooLong': 'Dieser Text ist zu lang',
  'common.error.invisible':
    'Dieser Text enthält unsichtbare Zeichen. Tippen Sie ihn neu, ohne einzufügen, oder wählen Sie ein anderes Emoji.',
  'common.error.marks':
    'Dieser Text enthält einen Akzent oder ein Zeichen ohne Buchstaben oder zu viele davon auf einem Buchstaben. Tippen Sie ihn neu, ohne einzufügen.',
} as const;
