import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';

/** Addresses that a recipient is compared with. */
export interface KnownAddresses {
  readonly addresses: readonly KnownAddress[];
  /** True while more of them load: until then a recipient cannot be judged. */
  readonly isLoading: boolean;
  /** True if some could not be read: an address that is missing here may still be known. */
  readonly isIncomplete: boolean;
  /** Number of transfers read, where there are more; undefined where these are all. */
  readonly transfersRead: number | undefined;
}
