import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import type { KnownAddresses } from '../KnownAddresses.ts';

/** Known addresses of a test: complete, unless the test changes them. */
export function knownAddresses(
  addresses: readonly KnownAddress[] = [],
  changes: Partial<KnownAddresses> = {},
): KnownAddresses {
  return { addresses, isLoading: false, isIncomplete: false, transfersRead: undefined, ...changes };
}
