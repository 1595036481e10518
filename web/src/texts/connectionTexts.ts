/** The words of /connections: every host, what it learns, and why it is asked. */
export const connectionTexts = {
  'connections.meta.title': 'What this app talks to · Everything Wallet',
  'connections.meta.description':
    'Every host that Everything Wallet asks, what it learns from that, and why it is asked.',
  'connections.title': 'What this app talks to',
  'connections.lead':
    'Every host there is, what it learns, and why it is asked. Your recovery phrase and your keys go to none of them.',
  'connections.learns': 'Learns',
  'connections.why': 'Why',
  'connections.page.title': 'Your browser',
  'connections.page.text':
    'A page of this site can reach these hosts and no others: its content security policy names them, and your browser refuses the rest. Each sees the internet address of your browser, as any host does. There are no trackers, no fonts or scripts of others and no advertising.',
  'connections.appCheck.title': 'Your browser, where App Check is on',
  'connections.appCheck.text':
    'Whoever runs this service can have Google tell browsers from programs. Only then are these asked, and the policy names them only then.',
  'connections.functions.title': 'Our servers',
  'connections.functions.text':
    'These are asked by our servers. They see the address of a server and not yours, and neither your name nor your email. Whoever runs this service may name other network nodes than these.',
  'connections.person.title': 'Links that you may follow',
  'connections.person.text':
    'Nothing is loaded from these. They are asked when you open a link to them, and are not told which page you came from.',
  'connections.host.site': 'This site',
  'connections.site.learns': 'Which pages you open, and when.',
  'connections.site.why':
    'It is where the app comes from, and where the REST API is asked. Google Firebase hosts it.',
  'connections.host.functions': 'Our functions',
  'connections.functions.learns':
    'Who is signed in, the addresses and tokens that are looked up, the transactions you have signed, and what you ask the support chat.',
  'connections.functions.why':
    'To read balances, fees and prices, to give signed transactions to the network, and to answer the chat.',
  'connections.host.signIn': 'Sign-in',
  'connections.signIn.learns': 'Your email address and, when you sign in, your password.',
  'connections.signIn.why':
    'Google Firebase Authentication keeps accounts and passwords, and sends the emails of an account.',
  'connections.host.session': 'Session',
  'connections.session.learns': 'That you are still signed in.',
  'connections.session.why': 'A session is made anew every hour.',
  'connections.host.database': 'Database',
  'connections.database.learns':
    'What is kept for you: addresses, contacts, tokens, the record of your transactions, and names of API keys.',
  'connections.database.why': 'Google Firestore keeps it, so that it is there on all your devices.',
  'connections.host.recaptcha': 'reCAPTCHA',
  'connections.recaptcha.learns': 'What reCAPTCHA sees of a browser and how it is used.',
  'connections.recaptcha.why': 'To tell browsers from programs that misuse the service.',
  'connections.host.appCheck': 'App Check',
  'connections.appCheck.learns': 'The answer of reCAPTCHA.',
  'connections.appCheck.why': 'It is exchanged for a token that our functions check.',
  'connections.host.cloud': 'Google Cloud',
  'connections.cloud.learns': 'The same as above: our functions and their database run there.',
  'connections.cloud.why': 'To read and write the records, and to check who is signed in.',
  'connections.host.nodes': 'Network nodes',
  'connections.nodes.learns':
    'Which addresses and transactions are looked up, and which addresses are looked up together: all accounts of a wallet are asked about at once, so a node can tell that they are likely one person’s, the watched ones among them. And the transactions you have signed, which are public from then on.',
  'connections.nodes.why':
    'To read the networks and to send. Several are asked, so that none is believed alone.',
  'connections.host.transfers': 'Transfer lists',
  'connections.transfers.learns':
    'Which addresses are looked up, and so which of them are likely one person’s, where such a list is switched on.',
  'connections.transfers.why': 'They list what came in to an address, which a node alone finds slowly.',
  'connections.host.nftFiles': 'Files of NFTs',
  'connections.nftFiles.learns':
    'Which NFT’s description or picture is asked for, never by whom: our functions ask, and keep it for everybody. Besides these hosts, any public one that a collection’s contract names.',
  'connections.nftFiles.why': 'To show what NFTs are called and look like.',
  'connections.host.prices': 'Prices',
  'connections.prices.learns':
    'The names of all coins that have a price here, and the contracts of tokens that anybody here holds, together: never whose they are, nor how many.',
  'connections.prices.why': 'To say what coins are worth.',
  'connections.host.chat': 'Support chat',
  'connections.chat.learns':
    'What you write in the support chat, where a provider of language models is named.',
  'connections.chat.why':
    'To answer. Without one, which is how it comes, our own servers answer from the help.',
  'connections.host.explorers': 'Block explorers',
  'connections.explorers.learns':
    'Which transaction or address you look at, and the internet address of your browser.',
  'connections.explorers.why': 'To see the network’s own account of a transaction.',
  'connections.host.social': 'Our places elsewhere',
  'connections.social.learns': 'That you came.',
  'connections.social.why': 'To follow what is new.',
  'connections.none': 'None by default',
} as const;
