export const formTexts = {
  'common.error.tooLong': 'Ce texte est trop long',
  'common.error.invisible':
    'Ce texte contient des caractères invisibles ; certains emojis, comme ❤️, en utilisent. Retapez-le sans coller, ou choisissez un autre emoji.',
} as const;
