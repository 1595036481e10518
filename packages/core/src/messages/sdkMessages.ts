/** The words of /sdk-libraries (specification §2, Public pages; §8, Developer). */
export const sdkMessages = {
  'sdk.meta.title': 'SDK & Libraries · Everything Wallet',
  'sdk.meta.description':
    'The packages planned for JavaScript and TypeScript, Python and Go, and code that works without them today.',
  'sdk.title': 'SDK & Libraries',
  'sdk.lead':
    'Packages for three languages are planned. Until they are published, plain HTTPS calls do the same.',
  'sdk.packages': 'Planned packages',
  'sdk.packages.text':
    'None of these is published yet. Install nothing by these names before this page says that it is there: it would not be ours.',
  'sdk.package.javascript.title': 'JavaScript / TypeScript',
  'sdk.package.javascript.text': 'For Node.js and browsers, with types.',
  'sdk.package.python.title': 'Python',
  'sdk.package.python.text': 'For scripts and services.',
  'sdk.package.go.title': 'Go',
  'sdk.package.go.text': 'For services written in Go.',
  'sdk.sample': 'What works today',
  'sdk.sample.text':
    'No package is needed to read a balance: this function uses fetch alone. Our tests run it against the wallet.',
} as const;
