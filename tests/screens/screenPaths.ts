/** Paths of public pages, without the first slash, for screenshots and layout tests; '' is the landing page. */
export const publicScreens = [
  '',
  'features',
  'about',
  'developers',
  'documentation',
  'documentation/errors',
  'sdk-libraries',
  'cli-tools',
  'connect-websites',
  'help',
  'status',
  'support',
  'privacy',
  'connections',
  'terms',
] as const;

/** Paths of the wallet's screens, without the first slash, which need only a user with a wallet. */
export const walletScreens = [
  'history',
  'activity',
  'swap',
  'markets',
  'qr-scanner',
  'sign',
  'approvals',
  'nfts',
  'nft-marketplace',
  'defi',
] as const;
