/** The words of /sdk-libraries. */
export const sdkMessages = {
  'sdk.meta.title': 'SDK & libraries · Everything Wallet',
  'sdk.meta.description': 'SDK & libraries of Everything Wallet.',
} as const;
