/** The words of /support, its help cards and its questions. */
export const supportMessages = {
  'support.meta.title': 'Support · Everything Wallet',
  'support.meta.description': 'Support of Everything Wallet.',
} as const;
