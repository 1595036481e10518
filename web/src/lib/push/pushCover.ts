import type { isPushed } from './isPushed.ts';

/** Transfers that the service worker notifies of: none until `watchPush`, which is loaded later, puts `isPushed` here. */
export const pushCover: { isPushed: typeof isPushed } = { isPushed: () => false };
