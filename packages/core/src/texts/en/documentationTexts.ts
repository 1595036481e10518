/** Texts of /documentation (docs/product.md §2, Public pages; §7, Static text only). */
export const documentationTexts = {
  'documentation.meta.title': 'Documentation · Everything Wallet',
  'documentation.meta.description':
    'The Everything Wallet REST API: first steps, bearer authentication, every endpoint with code to copy and a form to try it, errors and limits.',
  'documentation.title': 'Documentation',
  'documentation.lead':
    'The REST API for balances, fees and transactions on nine networks, including testnets, from the first request to the last error code.',
  'documentation.start': 'Getting started',
  'documentation.start.account': 'Create an account in the wallet, or sign in to yours.',
  'documentation.start.key':
    'Create an API key in the developer portal. For your first requests, choose a testnet key: testnet coins have no value.',
  'documentation.start.keep':
    'Store the key where programs can read it and people can’t, such as the environment variable EW_API_KEY.',
  'documentation.start.call': 'Send the request below, and read the answer.',
  'documentation.start.createAccount': 'Create an account',
  'documentation.start.portal': 'Open the developer portal',
  'documentation.authentication': 'Authentication',
  'documentation.authentication.text': 'Send an API key as a bearer token in the header of every request:',
  'documentation.authentication.kinds':
    'Keys that begin with ew_live_ work on all networks; keys that begin with ew_test_ work only on testnets.',
  'documentation.authentication.scopes':
    'A key has scopes: read for balances, fees and transactions, broadcast for sending signed transactions, webhooks for managing webhooks. Give each program only the scopes that it needs.',
  'documentation.authentication.rotation':
    'When you rotate a key in the developer portal, you get a new one and the old one works for another 24 hours, so that nothing stops in between.',
  'documentation.authentication.secret':
    'Keep your key on a server, not in a web page or an app that others install. A key cannot move coins, because transactions are signed before they are sent. But it spends your limits, and with the scope “Read” or “Webhooks” it reveals your accounts’ addresses, transfers and approvals.',
  'documentation.example': 'Example',
  'documentation.example.text':
    'Reads the balance of an address on Sepolia. It takes the key from EW_API_KEY, so set that first; the sample contains everything else.',
  'documentation.endpoints': 'REST API',
  'documentation.endpoints.text': 'All endpoints. Each line links to its reference.',
  'documentation.endpoints.amounts':
    'Amounts are decimal strings, in coin and in wei, because floating-point numbers lose digits.',
  'documentation.endpoints.networks':
    'Name a network by its rpcName, its id, its name or its chain id, in upper or lower case.',
  'documentation.endpoints.idempotent':
    'You can safely send the same signed transaction again: it stays one transaction and gets the same answer.',
  'documentation.endpoints.download': 'Download the OpenAPI document',
  'documentation.reference': 'API reference',
  'documentation.reference.text':
    'Generated from the API’s OpenAPI document. You can try every call here, against this deployment.',
  'documentation.reads.websites': 'How your website connects to the wallet',
  'documentation.reads': 'Reads for connected sites',
  'documentation.reads.text':
    'A site that connects to the wallet can read a network here, without a key: JSON-RPC 2.0, from any origin, by the network’s decimal chain id. It is not part of the OpenAPI document, because Ethereum libraries already speak it.',
  'documentation.reads.methods':
    'Methods that read, such as eth_call, eth_getLogs (1,000 blocks at most) and eth_getTransactionReceipt. Sending, filters and subscriptions are refused with 4200.',
  'documentation.reads.limits':
    'At most 20 calls in a batch, and 1 MB for a request and its answers. A site can use 60 units in 10 seconds and 20,000 a day for each IP address: most calls cost 1, eth_call 2, eth_getLogs 5. Above that, the answer is -32005 with data.retryAfter in seconds.',
  'documentation.reads.nodes':
    'One node answers, and a revert keeps its data. What you sign in the wallet does not depend on these reads.',
  'documentation.errors': 'Errors',
  'documentation.errors.text':
    'A failed request returns problem details (RFC 9457): a stable code for programs, a sentence for people, a remedy, a request id for support, and the address of the page that explains the code.',
  'documentation.errors.all': 'See every error code',
  'documentation.limits': 'Limits',
  'documentation.limits.text':
    'A key can make 300 requests a minute and 20,000 a day, and all keys of a user together 600 a minute and 40,000 a day. Until you confirm your email address, keys used from one IP address share 500 requests a day. A request that causes many network reads counts as several: the reference states how many for each endpoint. Above the limit, the API answers with status 429. Requests that are rejected (400, 403, 429) or fail on our side (502, 503, and 504 if nothing was sent) do not count, although at most 300 failures a minute are free.',
  'documentation.limits.windows':
    'Limits reset at the start of each UTC minute and at midnight UTC, so a burst across a reset can reach twice the limit. A user can have at most 20 keys.',
  'documentation.limits.header': 'Header',
  'documentation.limits.meaning': 'Meaning',
  'documentation.limits.rateLimit':
    'The remaining requests of each limit (r), and the seconds until its window ends and the next one begins (t). Nothing is restored before that.',
  'documentation.limits.policy':
    'The limits: the number of requests (q) in a window of so many seconds (w). "minute" and "day" apply to the key, "user-minute" and "user-day" to all keys of its owner together.',
  'documentation.limits.retryAfter':
    'With status 429, 502, 503 and 504, and while a transaction is not known yet: the seconds to wait before you try again.',
  'documentation.networks': 'Networks',
  'documentation.networks.text':
    'Values for the network parameter, in upper or lower case. Keys that begin with ew_test_ can use only the testnets.',
  'documentation.networks.name': 'Network',
  'documentation.networks.value': 'Value',
  'documentation.networks.id': 'ID',
  'documentation.networks.chainId': 'Chain ID',
  'documentation.networks.currency': 'Currency',
  'documentation.functions': 'Sign in with an account instead of a key',
  'documentation.functions.text':
    'You can also call the functions behind the wallet itself, by POST with an ID token as bearer token. The script signs in and reads a balance; our tests run it and compare its answer with the chain. For programs, the REST API is the better choice.',
  'documentation.functions.input': 'Input',
  'documentation.functions.output': 'Output',
  'documentation.functions.getBalance': 'The balance of an address in the network’s own coin.',
  'documentation.functions.getTokenPrices': 'Prices in US dollars and their 24-hour change.',
  'documentation.functions.estimateGas':
    'The maximum cost of a transfer or a contract call, and the next nonce.',
  'documentation.functions.sendTransaction':
    'Checks and broadcasts a transaction signed by one of your accounts, and records it in your history.',
  'documentation.values': 'Values of a deployment',
  'documentation.values.name': 'Value',
  'documentation.values.where': 'Source',
  'documentation.values.apiKey': 'The web API key, which every deployment publishes at',
  'documentation.values.authUrl': 'Google’s sign-in service',
  'documentation.values.functionsUrl': 'The functions; that file also contains the project’s id',
} as const;
