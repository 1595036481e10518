/** Texts of /features (docs/product.md §2, Public pages). */
export const featuresTexts = {
  'features.meta.title': 'Features · Everything Wallet',
  'features.meta.description':
    'Signing in the browser, nine networks, tokens, contacts and history: what the wallet does today and what is planned.',
  'features.title': 'Features',
  'features.lead': 'What the wallet does today. Planned features are marked as such.',
  'features.list': 'Six things to know',
  'features.card.security.title': 'Bank-Level Security',
  'features.card.security.text':
    'Your 12 words are created in your browser from 128 bits of randomness. Before a transaction is sent, the wallet decodes the signed bytes and compares them with what you entered. Your password opens the account; only the phrase moves coins.',
  'features.card.speed.title': 'Lightning Fast',
  'features.card.speed.text':
    'The fee is estimated while you type. A transfer appears in your history as soon as you sign it, and changes from pending to completed without a reload. How soon that happens depends on the network.',
  'features.card.privacy.title': 'Complete Privacy',
  'features.card.privacy.text':
    'No server has your recovery phrase. You type it when you send, or store it on your device, encrypted with a password of its own or a passkey. Our servers read your balances, so network nodes do not learn your IP address. No trackers, no advertising.',
  'features.card.chains.title': 'Multi-Chain Support',
  'features.card.chains.text':
    'Ethereum and Polygon, and their test networks Sepolia and Amoy, with one phrase and one address; BNB Smart Chain, Avalanche, Arbitrum One, OP Mainnet and Base once you switch them on. You can add, receive and send ERC-20 tokens. Other chains are not supported yet.',
  'features.card.platforms.title': 'Cross-Platform',
  'features.card.platforms.text':
    'The wallet is a web page. It works in a current browser on a phone, a tablet or a computer, in light and dark mode, with a keyboard alone and with a screen reader. You don’t have to install anything.',
  'features.card.swaps.title': 'Token Swaps',
  'features.card.swaps.text':
    'Swap coins and tokens through Uniswap on the networks that have it: you see the minimum received, the price impact and the fee, and approve only the exact amount. Staking and lending use third-party pools on Ethereum and Polygon. Where a network has no exchange or pools, these screens show samples marked as a demo.',
  'features.more': 'Also in the wallet',
  'features.more.accounts': 'Several accounts from one phrase, and watch-only addresses',
  'features.more.contacts': 'Contacts, with every address checked before it is saved',
  'features.more.history':
    'A searchable history of what you send, receive and sign, and an activity dashboard',
  'features.more.qr': 'QR codes: show your address, scan another',
  'features.more.markets': 'Market prices of 17 coins',
  'features.closing': 'See it for yourself',
  'features.closing.text': 'Try everything on the test networks, where coins have no value.',
} as const;
