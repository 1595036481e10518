/** The words of /developers and /developer-portal (specification §2, Public pages and Developer portal). */
export const developersMessages = {
  'developers.meta.title': 'Developers · Everything Wallet',
  'developers.meta.description':
    'Read balances, fees and prices through the functions behind Everything Wallet. A quick start that runs, and what is planned: REST API, SDKs and a command line.',
  'developers.title': 'Developers',
  'developers.lead':
    'The functions behind the wallet can be called by your code as well. A REST API, packages and a command line are planned.',
  'developers.resources': 'Where to go',
  'developers.learnMore': 'Learn More',
  'developers.learnMoreAbout': 'Learn More about {topic}',
  'developers.card.documentation.title': 'Documentation',
  'developers.card.documentation.text':
    'First steps, authentication, the functions that work today, and the endpoints of the planned REST API.',
  'developers.card.sdk.title': 'SDK & Libraries',
  'developers.card.sdk.text': 'Packages for JavaScript and TypeScript, Python and Go.',
  'developers.card.cli.title': 'CLI Tools',
  'developers.card.cli.text': 'Balances, fees and transactions from a terminal.',
  'developers.card.portal.title': 'Developer Portal',
  'developers.card.portal.text': 'The place where API keys will be made and withdrawn. It needs an account.',
  'developers.quickStart': 'Quick start',
  'developers.quickStart.text':
    'Reads the balance of an address: sign in for a token, then call the function with it. The code on this page is run against the wallet by our tests.',
  'developers.quickStart.next': 'The documentation explains each step and lists the other functions.',
  'developers.key': 'API keys',
  'developers.key.text':
    'The REST API will take an API key. Keys are not issued yet; the account they will belong to can be made today.',
  'developers.key.get': 'Get API Key',
  'portal.title': 'Developer Portal',
  'portal.soon': 'API keys come soon',
  'portal.text':
    'This is where you will make, show, copy and delete the keys of the REST API. Neither the API nor its keys exist yet. Until then, an ID token of your account opens the functions described in the documentation.',
} as const;
