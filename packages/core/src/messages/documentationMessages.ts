/** The words of /documentation (specification §2, Public pages; §7, Static text only). */
export const documentationMessages = {
  'documentation.meta.title': 'Documentation · Everything Wallet',
  'documentation.meta.description':
    'Getting started, bearer authentication, a working example, the functions of Everything Wallet and the endpoints of the planned REST API.',
  'documentation.title': 'Documentation',
  'documentation.lead': 'How to call what is behind the wallet from your own code.',
  'documentation.start': 'Getting started',
  'documentation.start.account': 'Create an account in the wallet. Reading needs no recovery phrase.',
  'documentation.start.values':
    'Note the values of the deployment: its web API key and its project, and from them the two addresses below.',
  'documentation.start.signIn':
    'Sign in with email and password. The answer holds an ID token that is good for an hour.',
  'documentation.start.call': 'Call a function, with the token as bearer.',
  'documentation.start.createAccount': 'Create an account',
  'documentation.values': 'Values of a deployment',
  'documentation.values.name': 'Value',
  'documentation.values.where': 'Where it comes from',
  'documentation.values.apiKey': 'The web API key, which every deployment publishes at',
  'documentation.values.authUrl': 'Google’s sign-in service',
  'documentation.values.functionsUrl': 'The functions, where the project’s id also is in that file',
  'documentation.authentication': 'Authentication',
  'documentation.authentication.text':
    'Every call carries a bearer token in its header. Without one, or with one that has run out, the answer is status 401.',
  'documentation.authentication.planned':
    'The planned REST API will take an API key in the same header, in place of the token.',
  'documentation.example': 'Example',
  'documentation.example.text':
    'Signs in and asks for a balance. Our tests run this file and compare its answer with the chain.',
  'documentation.functions': 'Functions that work today',
  'documentation.functions.text':
    'Each is called by POST, with its input as the member data of a JSON object, and answers with an object whose member result holds the output. Amounts of coins are decimal strings.',
  'documentation.functions.name': 'Function',
  'documentation.functions.input': 'Input',
  'documentation.functions.output': 'Output',
  'documentation.functions.getBalance': 'The balance of an address in the network’s own coin.',
  'documentation.functions.getTokenPrices': 'Prices in US dollars, and how they changed in 24 hours.',
  'documentation.functions.estimateGas': 'The most a transfer can cost, and the next nonce.',
  'documentation.functions.sendTransaction':
    'Checks and broadcasts a transaction that was signed by your primary address, and records it in your history.',
  'documentation.networks': 'Networks',
  'documentation.networks.text': 'What the input called network may be.',
  'documentation.networks.name': 'Network',
  'documentation.networks.value': 'Value',
  'documentation.networks.chainId': 'Chain ID',
  'documentation.networks.currency': 'Currency',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text':
    'These endpoints are planned and do not answer yet. They will take an API key as bearer.',
  'documentation.endpoints.balance': 'The balance of an address.',
  'documentation.endpoints.transaction': 'Broadcasts a signed transaction.',
  'documentation.endpoints.transactionByHash': 'A transaction and its status.',
  'documentation.endpoints.gas': 'The fee that a transfer would cost.',
} as const;
