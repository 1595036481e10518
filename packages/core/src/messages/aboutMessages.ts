/** The words of /about. */
export const aboutMessages = {
  'about.meta.title': 'About · Everything Wallet',
  'about.meta.description': 'About of Everything Wallet.',
} as const;
