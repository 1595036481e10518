/** Errors that any form behind the sign-in can show. */
export const formTexts = {
  'common.error.tooLong': 'This text is too long',
  'common.error.invisible':
    'This text contains invisible characters. Type it again without pasting, or choose another emoji.',
  'common.error.marks':
    'This text has an accent or mark without a letter, or too many on one letter. Type it again without pasting.',
} as const;
