/** The words of /support, its help cards and its questions (docs/product.md §2, Public pages; §9, Other). */
export const supportTexts = {
  'support.meta.title': 'Support · Everything Wallet',
  'support.meta.description':
    'Help with Everything Wallet: live chat, email, documentation, and answers to the questions that come first.',
  'support.title': 'Support',
  'support.lead':
    'Four ways to an answer. None of them needs your recovery phrase: never tell it to anyone, us included.',
  'support.ways': 'Ways to get help',
  'support.card.chat.title': 'Live chat',
  'support.card.chat.text':
    'The assistant answers at once, from our documentation. Its button is at the bottom right of the window.',
  'support.card.email.title': 'Email',
  'support.card.email.text': 'Write to us about anything. We answer within 24 hours.',
  'support.card.documentation.title': 'Documentation',
  'support.card.documentation.text': 'For developers: first steps, authentication, and every function.',
  'support.card.faq.title': 'FAQ',
  'support.card.faq.text': 'The four questions that are asked first, answered below.',
  'support.card.faq.link': 'See the questions',
  'support.faq': 'Frequently asked questions',
  'support.faq.more': 'All questions and answers',
  'support.faq.phrase.question': 'Where is my recovery phrase kept?',
  'support.faq.phrase.answer':
    'Where you wrote it down. The wallet makes the 12 words in your browser, shows them during the setup, and forgets them, unless you keep it on your device, encrypted with a password of its own. When you send, you type the words or that password; the transaction is signed in your browser, and neither is sent anywhere. Our servers hold a keyed fingerprint that can check a phrase and from which the words cannot be read.',
  'support.faq.lost.question': 'What happens if I lose my recovery phrase?',
  'support.faq.lost.answer':
    'Nobody can restore it, and without it your coins cannot be moved. Your email and password still open the account and show the balance. If you have lost the phrase, or fear that somebody has seen it, no setting of ours can help: a seen phrase means that the coins should be sent to a new wallet at once.',
  'support.faq.networks.question': 'Which networks and tokens can I use?',
  'support.faq.networks.answer':
    'Coins on Ethereum Mainnet and Polygon Mainnet, and test coins on Ethereum Sepolia and Polygon Amoy. BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet and Base are there as well, when you switch them on in Network settings. ERC-20 tokens can be added by their contract address, received and sent. Send nothing from other chains to your address here. Swaps are made where the network has Uniswap. NFT purchases, staking and lending are demos and move no coins.',
  'support.faq.fees.question': 'What does a transfer cost?',
  'support.faq.fees.answer':
    'The network’s fee, which goes to the network and depends on how busy it is. The wallet adds nothing. Before you send, it shows the most that the transfer can cost, and it signs for no more than the total you have seen. What the network does not use stays with you.',
} as const;
