/** Texts of /connections: every host, the data that it learns, and the reason for the request. */
export const connectionTexts = {
  'connections.meta.title': 'What this app connects to · Everything Wallet',
  'connections.meta.description': 'Every host that Everything Wallet contacts, what it learns, and why.',
  'connections.title': 'What this app connects to',
  'connections.lead':
    'Every host, what it learns, and why the app contacts it. None of them receives your recovery phrase or your keys.',
  'connections.learns': 'Learns',
  'connections.why': 'Why',
  'connections.page.title': 'Your browser',
  'connections.page.text':
    'A page of this site can contact only these hosts: its content security policy names them, and your browser blocks all others. Each host sees your browser’s IP address, as any host does. There are no trackers, no third-party fonts or scripts and no advertising.',
  'connections.appCheck.title': 'Your browser, if App Check is on',
  'connections.appCheck.text':
    'The operator of this service can have Google tell browsers from bots. Only then does the app contact these hosts, and only then does the policy name them.',
  'connections.functions.title': 'Our servers',
  'connections.functions.text':
    'Our servers contact these hosts. The hosts see the IP address of a server, not yours, and neither your name nor your email. The operator of this service may use other network nodes than these.',
  'connections.person.title': 'Links that you may open',
  'connections.person.text':
    'The app loads nothing from these hosts. Your browser contacts them when you open a link, and does not reveal which page you came from.',
  'connections.host.site': 'This site',
  'connections.site.learns':
    'Which pages you open, and when; while the wallet is open, also that it asks for prices, but never of which coins.',
  'connections.site.why':
    'It serves the app, the prices of coins and the REST API. Google Firebase hosts it.',
  'connections.host.functions': 'Our functions',
  'connections.functions.learns':
    'Who is signed in, the addresses and tokens that you look up, the transactions that you have signed, and what you ask the support chat.',
  'connections.functions.why':
    'To read balances, fees and prices of tokens, to broadcast signed transactions, and to answer the chat.',
  'connections.host.signIn': 'Sign-in',
  'connections.signIn.learns': 'Your email address and, when you sign in, your password.',
  'connections.signIn.why':
    'Google Firebase Authentication stores accounts and passwords, and sends account emails.',
  'connections.host.session': 'Session',
  'connections.session.learns': 'That you are still signed in.',
  'connections.session.why': 'To renew your session every hour.',
  'connections.host.database': 'Database',
  'connections.database.learns':
    'Your stored data: addresses, contacts, tokens, the record of your transactions, and names of API keys.',
  'connections.database.why': 'Google Firestore stores it, so that it is available on all your devices.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'What reCAPTCHA observes about your browser and how you use it.',
  'connections.recaptcha.why': 'To tell browsers from bots that misuse the service.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'The answer of reCAPTCHA.',
  'connections.appCheck.why': 'To exchange it for a token that our functions check.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'The same as above: our functions and their database run there.',
  'connections.cloud.why': 'To read and write records, and to check who is signed in.',
  'connections.host.nodes': 'Network nodes',
  'connections.nodes.learns':
    'Which addresses and transactions you look up, and which addresses belong together: the wallet looks up all its accounts at once, so a node can infer that they are likely one person’s, including watch-only ones. It also learns the transactions that you have signed, which are then public.',
  'connections.nodes.why':
    'To read the networks and to send. The app asks several nodes, so that it does not depend on one.',
  'connections.host.transfers': 'Transfer lists',
  'connections.transfers.learns':
    'Which addresses you look up, and so which of them are likely one person’s, if such a list is switched on.',
  'connections.transfers.why': 'They list incoming transfers, which a node alone finds slowly.',
  'connections.host.nftFiles': 'Files of NFTs',
  'connections.nftFiles.learns':
    'Which NFT’s description or picture is requested, never by whom: our functions request it and cache it for everyone. Besides these hosts, any public host that a collection’s contract names.',
  'connections.nftFiles.why': 'To show the names and pictures of NFTs.',
  'connections.host.prices': 'Prices',
  'connections.prices.learns':
    'The names of all coins that have a price here, and the contracts of tokens that any user holds, together: never whose they are, nor how many.',
  'connections.prices.why': 'To show what coins are worth.',
  'connections.host.push': 'Push services of browsers',
  'connections.push.learns':
    'That your browser gets a notification, and when, if you turn on notifications when the wallet is closed. The content is encrypted. Your browser’s vendor runs the service, and your browser connects to it by itself. Besides these hosts, any public host that your browser names.',
  'connections.push.why': 'To notify you when the wallet is closed.',
  'connections.host.chat': 'Support chat',
  'connections.chat.learns':
    'What you write in the support chat, if a provider of language models is configured.',
  'connections.chat.why':
    'To answer. By default no provider is configured, and our own servers answer from the help.',
  'connections.host.explorers': 'Block explorers',
  'connections.explorers.learns': 'Which transaction or address you view, and your browser’s IP address.',
  'connections.explorers.why': 'To see a transaction on an independent site.',
  'connections.host.social': 'Our social media',
  'connections.social.learns': 'That you visited.',
  'connections.social.why': 'To follow our news.',
  'connections.none': 'None by default',
} as const;
