import { PERMIT2 } from '@everything-wallet/core/calls/permit2';

/** What contracts are called that many people allow to take tokens, by address in lower case. */
export const spenderNames: ReadonlyMap<string, string> = new Map([[PERMIT2.toLowerCase(), 'Permit2']]);
