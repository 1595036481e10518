/** The words of /documentation (docs/product.md §2, Public pages; §7, Static text only). */
export const documentationTexts = {
  'documentation.meta.title': 'Documentation · Everything Wallet',
  'documentation.meta.description':
    'The REST API of Everything Wallet: first steps, bearer authentication, every endpoint with code to copy and a form to try it, errors and limits.',
  'documentation.title': 'Documentation',
  'documentation.lead':
    'The REST API for balances, fees and transactions on nine networks, testnets among them, from the first request to the last error code.',
  'documentation.start': 'Getting started',
  'documentation.start.account': 'Create an account in the wallet, or sign in to yours.',
  'documentation.start.key':
    'Make an API key in the developer portal. For the first tries, choose one for testnets: its coins have no value.',
  'documentation.start.keep':
    'Keep the key where programs find it and people do not, such as the environment variable EW_API_KEY.',
  'documentation.start.call': 'Send the request below, and read the answer.',
  'documentation.start.createAccount': 'Create an account',
  'documentation.start.portal': 'Open the developer portal',
  'documentation.authentication': 'Authentication',
  'documentation.authentication.text': 'Every request carries an API key in its header, as bearer token:',
  'documentation.authentication.kinds':
    'Keys that begin with ew_live_ work on all networks, keys that begin with ew_test_ on testnets alone.',
  'documentation.authentication.scopes':
    'A key has scopes: read for balances, fees and transactions, broadcast for sending signed transactions. Give each program the least it needs.',
  'documentation.authentication.rotation':
    'Rotating a key in the developer portal makes a new one; the old one works for another 24 hours, so that nothing stops meanwhile.',
  'documentation.authentication.secret':
    'A key belongs on a server, not in a web page or an app that others install. It spends your limits and nothing else: it can neither move coins nor read your wallet, because transactions are signed before they are sent.',
  'documentation.example': 'Example',
  'documentation.example.text':
    'Asks for the balance of an address on Sepolia. It reads the key from EW_API_KEY, so set that first; all else stands in it.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'What can be asked. Each line leads to all about it.',
  'documentation.endpoints.amounts':
    'Amounts are decimal strings, once in coin and once in wei, because floating-point numbers lose digits.',
  'documentation.endpoints.networks':
    'A network is named by its rpcName, its id, its name or its chain id, in capitals or not.',
  'documentation.endpoints.idempotent':
    'Sending the same signed transaction again is safe: it stays one transaction, and is answered alike.',
  'documentation.endpoints.download': 'Download the OpenAPI document',
  'documentation.reference': 'API reference',
  'documentation.reference.text':
    'Made from the OpenAPI document of the API. Every call can be tried here, against this deployment.',
  'documentation.errors': 'Errors',
  'documentation.errors.text':
    'A request that fails is answered with problem details (RFC 9457): a code that programs can rely on, a sentence for people, what to do about it, a request id for support, and the address of the page that explains the code.',
  'documentation.errors.all': 'See every error code',
  'documentation.limits': 'Limits',
  'documentation.limits.text':
    'A key may ask 300 times a minute and 20,000 times a day, and all keys of a user together 600 times a minute and 40,000 times a day. Until you confirm your e-mail address, keys at one internet address share 500 requests a day. A request that asks much of the networks counts as several: the reference states how many for each endpoint. Above the limit the answer is status 429. Nothing is counted for what is refused (400, 403, 429) or fails on our side (502, 503, and 504 where nothing was sent), though at most 300 failures a minute are free.',
  'documentation.limits.windows':
    'Counted are the minutes and the days of UTC: a window begins with second 0 of a minute, or at midnight, whenever the first request comes, and all of the limit is given anew with it. So up to twice a limit may fall into sixty seconds that belong to two minutes, never more. A user has at most 20 keys.',
  'documentation.limits.header': 'Header',
  'documentation.limits.meaning': 'What it says',
  'documentation.limits.rateLimit':
    'What is left of each limit (r), and the seconds until its window ends and the next begins (t). Until then nothing is given back.',
  'documentation.limits.policy':
    'The limits: so many requests (q) in each window of so many seconds (w). "minute" and "day" are the key’s own, "user-minute" and "user-day" those of all keys of its owner together.',
  'documentation.limits.retryAfter':
    'With status 429, 502, 503 and 504, and where a transaction is not known yet: the seconds to wait before the next try.',
  'documentation.networks': 'Networks',
  'documentation.networks.text':
    'What the parameter called network may be: any of these, in capitals or not. Keys that begin with ew_test_ see the testnets alone.',
  'documentation.networks.name': 'Network',
  'documentation.networks.value': 'Value',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'Chain ID',
  'documentation.networks.currency': 'Currency',
  'documentation.functions': 'With an account instead of a key',
  'documentation.functions.text':
    'The functions behind the wallet itself can be called as well, by POST with an ID token as bearer. The script signs in and asks for a balance; our tests run it and compare its answer with the chain. For programs, the REST API is the better way.',
  'documentation.functions.input': 'Input',
  'documentation.functions.output': 'Output',
  'documentation.functions.getBalance': 'The balance of an address in the network’s own coin.',
  'documentation.functions.getTokenPrices': 'Prices in US dollars, and how they changed in 24 hours.',
  'documentation.functions.estimateGas':
    'The most a transfer or a call of a contract can cost, and the next nonce.',
  'documentation.functions.sendTransaction':
    'Checks and broadcasts a transaction that was signed by your primary address, and records it in your history.',
  'documentation.values': 'Values of a deployment',
  'documentation.values.name': 'Value',
  'documentation.values.where': 'Where it comes from',
  'documentation.values.apiKey': 'The web API key, which every deployment publishes at',
  'documentation.values.authUrl': 'Google’s sign-in service',
  'documentation.values.functionsUrl': 'The functions, where the project’s id also is in that file',
} as const;
