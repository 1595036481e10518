/** Words used on many screens, the public ones among them. */
export const commonTexts = {
  'app.name': 'Everything Wallet',
  'common.cancel': 'Cancel',
  'common.requestedBy': 'Requested by {host}',
  'common.retry': 'Try again',
  'common.copied': 'Copied to clipboard',
  'common.copyFailed': 'The browser did not allow copying. Select the text and copy it yourself.',
  'common.offline': 'You are offline. What you see may be out of date.',
  'common.offlineTitle': 'You are offline',
  'common.offlineWait': 'You are offline. This continues once you are back online.',
  'common.slow': 'This is taking longer than usual.',
  'common.loading': 'Loading…',
  'common.stepDone': 'done',
  'common.skip': 'Skip to content',
  'common.error.notLoaded':
    'This part of the wallet could not be loaded. Check your connection and try again.',
  'common.error.required': 'Please fill in this field',
  'common.comingSoon': 'Coming soon',
  'badge.test': 'TEST',
  'notFound.title': 'Oops! Page not found',
  'notFound.link': 'Return to Home',
  'crash.title': 'This screen stopped working',
  'crash.text': 'Your coins are safe: they are on their networks, not on this page. Reload to continue.',
  'crash.missing': 'This screen could not be loaded',
  'crash.missingText':
    'Check your connection and try again. Your coins are safe: they are on their networks.',
  'crash.reload': 'Reload',
} as const;
