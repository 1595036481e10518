/** The deployment that is asked unless another is named. */
export const DEFAULT_BASE_URL = 'https://everything-wallet.web.app';
