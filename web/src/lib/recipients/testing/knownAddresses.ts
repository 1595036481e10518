import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';
import type { KnownAddresses } from '../KnownAddresses.ts';

/** What a recipient of a test is compared with: all read, unless the test says otherwise. */
export function knownAddresses(
  addresses: readonly KnownAddress[] = [],
  changes: Partial<KnownAddresses> = {},
): KnownAddresses {
  return { addresses, isLoading: false, isIncomplete: false, transfersRead: undefined, ...changes };
}
