/** The words of /privacy and /terms. */
export const legalMessages = {
  'privacy.meta.title': 'Privacy · Everything Wallet',
  'privacy.meta.description': 'What Everything Wallet stores, and what never leaves your browser.',
  'terms.meta.title': 'Terms · Everything Wallet',
  'terms.meta.description': 'The terms of using Everything Wallet.',
} as const;
