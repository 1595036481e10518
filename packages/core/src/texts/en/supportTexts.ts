/** Texts of /support, its help cards and its questions (docs/product.md §2, Public pages; §9, Other). */
export const supportTexts = {
  'support.meta.title': 'Support · Everything Wallet',
  'support.meta.description':
    'Help with Everything Wallet: live chat, email, documentation, and answers to common questions.',
  'support.title': 'Support',
  'support.lead':
    'Four ways to get an answer. None of them needs your recovery phrase: never share it with anyone, including us.',
  'support.ways': 'Ways to get help',
  'support.card.chat.title': 'Live chat',
  'support.card.chat.text':
    'The assistant answers at once, from our documentation. Its button is in the bottom corner of the window.',
  'support.card.email.title': 'Email',
  'support.card.email.text': 'Write to us about anything. We answer within 24 hours.',
  'support.card.documentation.title': 'Documentation',
  'support.card.documentation.text': 'For developers: first steps, authentication, and every function.',
  'support.card.faq.title': 'FAQ',
  'support.card.faq.text': 'The four most common questions, answered below.',
  'support.card.faq.link': 'See the questions',
  'support.faq': 'Frequently asked questions',
  'support.faq.more': 'All questions and answers',
  'support.faq.phrase.question': 'Where is my recovery phrase stored?',
  'support.faq.phrase.answer':
    'Wherever you wrote it down. The wallet creates the 12 words in your browser, shows them during setup, and forgets them, unless you store them on your device, encrypted with a password of their own or a passkey. When you send, you enter the words, or unlock them with that password or passkey; your browser signs the transaction and sends neither anywhere. Our servers store a keyed fingerprint that can check a phrase but does not reveal the words.',
  'support.faq.lost.question': 'What happens if I lose my recovery phrase?',
  'support.faq.lost.answer':
    'No one can restore it, and without it you can’t move your coins. Your email and password still open the account and show the balance. If someone may have seen your phrase, no setting can help: send your coins to a new wallet at once.',
  'support.faq.networks.question': 'Which networks and tokens can I use?',
  'support.faq.networks.answer':
    'Coins on Ethereum Mainnet and Polygon Mainnet, and test coins on Ethereum Sepolia and Polygon Amoy. You can switch on BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet and Base in Network settings. You can add ERC-20 tokens by contract address, and receive and send them. Do not send anything from other chains to your address here. Swaps work on networks that have Uniswap, and staking and lending use third-party pools on Ethereum and Polygon. Where a network has no exchange, pools or NFT marketplace, the screens show samples marked as a demo.',
  'support.faq.fees.question': 'What does a transfer cost?',
  'support.faq.fees.answer':
    'The network’s fee, which goes to the network and depends on how busy it is. The wallet adds nothing. Before you send, it shows the maximum cost, and it never signs for more than the total that you saw. You keep whatever the network does not use.',
} as const;
