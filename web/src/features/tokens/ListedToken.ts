import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import type { AssetPicture } from '../../catalogue/listedPicture.ts';

/** Appearance of a built-in or custom token. */
export interface ListedToken {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Undefined for a token that the wallet does not know. */
  readonly picture?: AssetPicture | undefined;
  /** Character on the token's disc. */
  readonly icon: string;
  /** Colour of the disc, hex. */
  readonly color: string;
  /** Undefined for a coin of another chain. */
  readonly networkId?: NetworkId;
  /** Name of the token's network. */
  readonly network: string;
  /** Name used elsewhere, if different from the symbol. */
  readonly renamedTo?: Network['coin']['renamedTo'];
}
