/** Texts of /developers (docs/product.md §2, Public pages). */
export const developersTexts = {
  'developers.meta.title': 'Developers · Everything Wallet',
  'developers.meta.description':
    'A REST API for balances, fees and transactions on nine networks, with API keys, SDKs for three languages and a command line.',
  'developers.title': 'Developers',
  'developers.lead':
    'A REST API for balances, fees and transactions. Keys from the developer portal, SDKs for three languages, and a command line.',
  'developers.resources': 'Resources',
  'developers.learnMore': 'Learn More',
  'developers.learnMoreAbout': 'Learn More about {topic}',
  'developers.card.documentation.title': 'Documentation',
  'developers.card.documentation.text':
    'First steps, authentication, and every endpoint with code to copy and a form to try it.',
  'developers.card.sdk.title': 'SDK & Libraries',
  'developers.card.sdk.text': 'Packages for JavaScript and TypeScript, Python and Go.',
  'developers.card.cli.title': 'CLI Tools',
  'developers.card.cli.text': 'Balances, fees and transactions from a terminal.',
  'developers.card.portal.title': 'Developer Portal',
  'developers.card.portal.text': 'Create, rotate and delete API keys. Requires an account.',
  'developers.quickStart': 'Quick start',
  'developers.quickStart.text':
    'Reads the balance of an address with an API key from the developer portal. Our tests run this file and compare its answer with the chain.',
  'developers.quickStart.next': 'The documentation explains each step and lists every endpoint.',
  'developers.quickStart.websites': 'Connect your website to the wallet',
  'developers.key': 'API keys',
  'developers.key.text': 'Sign in, name a key, choose its scopes, and send your first request.',
  'developers.key.get': 'Get API Key',
} as const;
