import type { KnownAddress } from '@everything-wallet/core/recipients/KnownAddress';

/** The addresses that a recipient is compared with. */
export interface KnownAddresses {
  readonly addresses: readonly KnownAddress[];
  /** Whether more of them are being read: until then nothing can be said of a recipient. */
  readonly isLoading: boolean;
  /** Whether some could not be read: what is not among these may be known all the same. */
  readonly isIncomplete: boolean;
  /** How many transfers were looked through, where there are more; undefined where these are all. */
  readonly transfersRead: number | undefined;
}
