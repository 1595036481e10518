/** Texts of /sdk-libraries (docs/product.md §2, Public pages; §8, Developer). */
export const sdkTexts = {
  'sdk.meta.title': 'SDK & Libraries · Everything Wallet',
  'sdk.meta.description':
    'Packages for JavaScript and TypeScript, Python and Go: installation and a sample in each language.',
  'sdk.title': 'SDK & Libraries',
  'sdk.lead':
    'The REST API in three languages, with types, errors with codes, and retries that never send a transaction twice.',
  'sdk.packages': 'Packages',
  'sdk.packages.text':
    'This site serves the packages, built from the same sources as the API. They are not in the public registries yet: until this page says so, any packages with these names there are not ours.',
  'sdk.package.plannedName': 'Planned name, not published yet',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'For Node.js and browsers, with types.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'For scripts and services, typed, with asyncio support.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'For services written in Go.',
  'sdk.samples': 'The same request in each language',
  'sdk.samples.text':
    'Reads the balance of an address on Sepolia. It takes the key from the same environment variable as the command line.',
  'sdk.shared': 'Common features',
  'sdk.shared.errors':
    'A problem response becomes an error with the API’s code, status and request id; the error catalogue explains every code.',
  'sdk.shared.retries':
    'Temporary failures are retried after the wait that the response asks for. You can safely send a transaction again: the same bytes are the same transaction.',
  'sdk.shared.amounts': 'Amounts stay decimal strings, so that no digit is lost.',
  'sdk.shared.key': 'The key goes only to the deployment that you name, and never into a log.',
} as const;
