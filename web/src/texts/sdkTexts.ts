/** The words of /sdk-libraries (docs/product.md §2, Public pages; §8, Developer). */
export const sdkTexts = {
  'sdk.meta.title': 'SDK & Libraries · Everything Wallet',
  'sdk.meta.description':
    'Packages for JavaScript and TypeScript, Python and Go: how to install them, and a sample in each language.',
  'sdk.title': 'SDK & Libraries',
  'sdk.lead':
    'The REST API in three languages, with types, errors that carry a code, and retries that never send a transaction twice.',
  'sdk.packages': 'Packages',
  'sdk.packages.text':
    'This site serves the packages, built from the same sources as the API. They are not in the public registries yet: until this page says so, packages by these names there are not ours.',
  'sdk.package.plannedName': 'Planned name, not published yet',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'For Node.js and browsers, with types.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'For scripts and services, typed, also with asyncio.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'For services written in Go.',
  'sdk.samples': 'The same in each language',
  'sdk.samples.text':
    'Reads the balance of an address on Sepolia. The key is read from the environment, where the command line looks for it as well.',
  'sdk.shared': 'What they have in common',
  'sdk.shared.errors':
    'An answer that is a problem becomes an error with the API’s code, status and request id; the error catalogue explains every code.',
  'sdk.shared.retries':
    'Failures that may pass are tried again, as long as the answer asks them to wait. Sending a transaction again is safe: the same bytes are the same transaction.',
  'sdk.shared.amounts': 'Amounts stay decimal strings, so that no digit is lost.',
  'sdk.shared.key': 'The key goes to the deployment that you name and to nobody else, and never into a log.',
} as const;
