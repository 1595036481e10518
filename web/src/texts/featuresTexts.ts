/** The words of /features (docs/product.md §2, Public pages). */
export const featuresTexts = {
  'features.meta.title': 'Features · Everything Wallet',
  'features.meta.description':
    'Signing in the browser, nine networks, tokens, contacts and history: what the wallet does today, and what is still to come.',
  'features.title': 'Features',
  'features.lead': 'What the wallet does today. Where something is still to come, it says so.',
  'features.list': 'Six things to know',
  'features.card.security.title': 'Bank-Level Security',
  'features.card.security.text':
    'Your 12 words are made in your browser from 128 bits of randomness. Before a transaction leaves, the signed bytes are decoded and compared with what you entered. Your password opens the account; only the phrase moves coins.',
  'features.card.speed.title': 'Lightning Fast',
  'features.card.speed.text':
    'The fee is estimated while you type. A transfer appears in your history the moment it is signed, and turns from pending to completed without a reload. How soon that happens is up to the network.',
  'features.card.privacy.title': 'Complete Privacy',
  'features.card.privacy.text':
    'The recovery phrase is on no server. You type it when you send, or keep it on your device, encrypted with a password of its own. Balances are read by our servers, so network nodes do not learn your internet address. No trackers, no advertising.',
  'features.card.chains.title': 'Multi-Chain Support',
  'features.card.chains.text':
    'Ethereum and Polygon, and their test networks Sepolia and Amoy, with one phrase and one address; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet and Base once you switch them on. ERC-20 tokens can be added, received and sent. Other chains are not supported yet.',
  'features.card.platforms.title': 'Cross-Platform',
  'features.card.platforms.text':
    'The wallet is a web page. It works in a current browser on a phone, a tablet or a computer, in light and dark, with a keyboard alone and with a screen reader. Nothing has to be installed.',
  'features.card.swaps.title': 'Token Swaps',
  'features.card.swaps.text':
    'Coins and tokens are swapped through Uniswap on the networks where it is: with the least that you receive, the price impact and the fee in sight, and no approval beyond the amount. Staking and lending go through pools that others run on Ethereum and Polygon. Where a network has no exchange or no pools, these screens show samples marked as a demo.',
  'features.more': 'Also in the wallet',
  'features.more.accounts': 'Several accounts from one phrase, and watch-only addresses',
  'features.more.contacts': 'Contacts, with every address checked before it is saved',
  'features.more.history': 'A history of what you sent, with filters, and an activity dashboard',
  'features.more.qr': 'QR codes: show your address, scan another',
  'features.more.markets': 'Market prices of 17 coins',
  'features.closing': 'See it for yourself',
  'features.closing.text': 'On the test networks you can try everything with coins that are worth nothing.',
} as const;
