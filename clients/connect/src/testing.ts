export { approve } from './playwright/approve.ts';
export type { WalletPage } from './playwright/WalletPage.ts';
export { openWallet } from './playwright/openWallet.ts';
export { reject } from './playwright/reject.ts';
export { unlock } from './playwright/unlock.ts';
