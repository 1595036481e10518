/** The words of /features. */
export const featuresMessages = {
  'features.meta.title': 'Features · Everything Wallet',
  'features.meta.description': 'Features of Everything Wallet.',
} as const;
