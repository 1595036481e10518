/** All addresses of the application (docs/product.md §2, Routes). */
export const paths = {
  home: '/',
  features: '/features',
  about: '/about',
  developers: '/developers',
  documentation: '/documentation',
  apiErrors: '/documentation/errors',
  sdk: '/sdk-libraries',
  cli: '/cli-tools',
  /** Guide for developers whose websites connect to the wallet. */
  connectWebsites: '/connect-websites',
  help: '/help',
  /** State of the service and its networks. */
  status: '/status',
  support: '/support',
  privacy: '/privacy',
  terms: '/terms',
  /** List of every contacted host. */
  connections: '/connections',
  developerPortal: '/developer-portal',
  wallet: '/wallet',
  /** The home, with a dialog open. */
  sendFromHome: '/wallet?open=send',
  receiveAtHome: '/wallet?open=receive',
  auth: '/auth',
  /** /auth, with its Sign Up tab open. */
  signUp: '/auth?tab=sign-up',
  /** /auth, which continues to a path of this site. */
  authFor: (path: string) => `/auth?to=${encodeURIComponent(path)}`,
  forgotPassword: '/auth/forgot-password',
  /** Target of the links in Firebase's e-mails; set in its console (docs/operations.md). */
  emailAction: '/auth/action',
  recoveryPhrase: '/recovery-phrase',
  settings: '/settings',
  /** Settings, with the recovery drill open. */
  recoveryDrill: '/settings?open=drill',
  contacts: '/contacts',
  addToken: '/add-token',
  accounts: '/accounts',
  qrScanner: '/qr-scanner',
  networkSettings: '/network-settings',
  sign: '/sign',
  /** Websites that use this wallet. */
  connectedSites: '/connected-sites',
  /** Window that websites open: a document of its own (docs/connect-protocol.md). */
  connect: '/connect',
  /** Document of its own, which calls this wallet as a website does. */
  connectConsole: '/connect-console',
  approvals: '/approvals',
  /** Approvals of one token. */
  approvalsOf: (networkId: string, contract: string) => `/approvals?token=${networkId}:${contract}`,
  swap: '/swap',
  markets: '/markets',
  history: '/history',
  activity: '/activity',
  nfts: '/nfts',
  nft: (id: string) => `/nft/${id}`,
  /** An NFT on a chain, by its network's rpcName, contract and number; samples have only a digit. */
  chainNft: (rpcName: string, contract: string, tokenId: string) => `/nft/${rpcName}:${contract}:${tokenId}`,
  nftMarketplace: '/nft-marketplace',
  defi: '/defi',
  token: (tokenId: string) => `/token/${tokenId}`,
  /** A coin on one of several networks, or a discovered token, by its contract. */
  heldToken: (networkId: string, contract?: string) => `/token/${networkId}:${contract ?? 'coin'}`,
  /** Components in their states, in the local stack only. */
  design: '/design',
  transaction: (transactionId: string) => `/transaction/${transactionId}`,
} as const;
