/** Deployment that requests go to by default. */
export const DEFAULT_BASE_URL = 'https://everything-wallet.web.app';
