/** What is wrong in a field of any form behind the sign-in. */
export const formTexts = {
  'common.error.tooLong': 'This text is too long',
  'common.error.invisible':
    'This text has characters that cannot be seen; some emoji, such as ❤️, are made with them. Type it again without pasting, or choose another emoji.',
} as const;
