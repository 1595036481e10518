/** The words of /developers. */
export const developersMessages = {
  'developers.meta.title': 'Developers · Everything Wallet',
  'developers.meta.description': 'Developers of Everything Wallet.',
} as const;
