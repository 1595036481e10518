export const formTexts = {
  'common.error.tooLong': 'Ce texte est trop long',
  'common.error.invisible':
    'Ce texte contient des caractères invisibles. Retapez-le sans coller, ou choisissez un autre emoji.',
  'common.error.marks':
    'Ce texte contient un accent ou un signe sans lettre, ou trop d’accents sur une même lettre. Retapez-le sans coller.',
} as const;
