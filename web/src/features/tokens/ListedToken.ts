import type { Network } from '@everything-wallet/core/networks/networks';

/** What a token looks like, whether it is built in or the user's own. */
export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Character drawn on the token's disc. */
  readonly icon: string;
  /** Colour of the disc, hex. */
  readonly color: string;
  /** Where the token lives, as people read it. */
  readonly network: string;
  /** What it is called elsewhere, where that is not its symbol. */
  readonly renamedTo?: Network['coin']['renamedTo'];
}
