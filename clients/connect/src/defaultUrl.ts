/** Wallet that providers connect to by default. */
export const DEFAULT_URL = 'https://everything-wallet.web.app';
