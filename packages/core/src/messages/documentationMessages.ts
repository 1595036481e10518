/** The words of /documentation. */
export const documentationMessages = {
  'documentation.meta.title': 'Documentation · Everything Wallet',
  'documentation.meta.description': 'Documentation of Everything Wallet.',
} as const;
