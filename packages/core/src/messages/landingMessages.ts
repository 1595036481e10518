/** What the landing page and the frame of all public pages say. */
export const landingMessages = {
  'landing.meta.title': 'Everything Wallet: a self-custody wallet for Ethereum and Polygon',
  'landing.meta.description':
    'Hold, receive and send coins and tokens on Ethereum and Polygon. Your recovery phrase stays in your browser.',
  'landing.hero': 'The Everything Wallet',
  'landing.text':
    'Hold, receive and send coins on Ethereum and Polygon. Your recovery phrase stays in your browser.',
  'landing.signIn': 'Sign In',
  'landing.getStarted': 'Get Started',
} as const;
