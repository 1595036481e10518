/** What the landing page and the frame of all public pages say (specification §2, Landing page). */
export const landingMessages = {
  'landing.meta.title': 'Everything Wallet: a self-custody wallet for Ethereum and Polygon',
  'landing.meta.description':
    'Hold, receive and send coins and tokens on Ethereum and Polygon. Your recovery phrase stays in your browser.',
  'landing.hero': 'The Everything Wallet',
  'landing.text':
    'Hold, receive and send coins on Ethereum and Polygon. Your recovery phrase stays in your browser.',
  'landing.signIn': 'Sign In',
  'landing.getStarted': 'Get Started',
  'landing.learnMore': 'Learn More',
  'landing.custody': 'When you send',
  'landing.custody.phrase': 'Recovery phrase',
  'landing.custody.key': 'Private key',
  'landing.custody.transaction': 'Signed transaction',
  'landing.custody.stays': 'Stays in your browser',
  'landing.custody.leaves': 'Goes to the network',
  'landing.features': 'What you can rely on',
  'landing.secure': 'Secure',
  'landing.secure.text':
    'Every transaction is signed in your browser, and never for more than the total you were shown.',
  'landing.fast': 'Fast',
  'landing.fast.text':
    'A transfer is in your history as soon as it is signed, and its status follows by itself.',
  'landing.private': 'Private',
  'landing.private.text':
    'You type your phrase when you send. It is kept nowhere and sent to nobody. There are no trackers.',
  'landing.multiChain': 'Multi-chain',
  'landing.multiChain.text':
    'One phrase for Ethereum, Polygon and their test networks Sepolia and Amoy. Tokens can be added.',
  'landing.closing': 'Twelve words, and the wallet is yours',
  'landing.closing.text': 'You need an email address, a password, and paper to write 12 words on.',
  'site.skip': 'Skip to content',
  'site.navigation': 'Main',
  'site.features': 'Features',
  'site.developers': 'Developers',
  'site.support': 'Support',
  'site.about': 'About',
  'site.product': 'Product',
  'site.resources': 'Resources',
  'site.company': 'Company',
  'site.documentation': 'Documentation',
  'site.sdk': 'SDK & Libraries',
  'site.cli': 'CLI Tools',
  'site.privacy': 'Privacy',
  'site.terms': 'Terms',
  'site.social': 'Everything Wallet on {place}',
  'site.promise': 'Nobody from support will ever ask for your recovery phrase.',
} as const;
