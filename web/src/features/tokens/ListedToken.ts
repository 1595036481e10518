import type { Network } from '@everything-wallet/core/networks/networks';

/** Appearance of a built-in or custom token. */
export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Character on the token's disc. */
  readonly icon: string;
  /** Colour of the disc, hex. */
  readonly color: string;
  /** Name of the token's network. */
  readonly network: string;
  /** Name used elsewhere, if different from the symbol. */
  readonly renamedTo?: Network['coin']['renamedTo'];
}
