/** Errors that any form behind the sign-in can show. */
export const formTexts = {
  'common.error.tooLong': 'This text is too long',
  'common.error.invisible':
    'This text contains invisible characters; some emoji, such as ❤️, use them. Type it again without pasting, or choose another emoji.',
} as const;
