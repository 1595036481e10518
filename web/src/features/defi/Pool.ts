import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import type { LidoState, PoolState } from '@everything-wallet/core/schemas/poolsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { PoolDescription } from '@everything-wallet/core/pools/PoolDescription';

/** A pool of a network, with the state the nodes report. */
export interface Pool {
  readonly network: Network;
  readonly vault: PoolDescription;
  /** Undefined until nodes have answered. */
  readonly state: PoolState | undefined;
  /** Facts of its asset, from the asset's contract; undefined until nodes have answered. */
  readonly asset: TokenFacts | undefined;
  /** State of Lido, which is not an ERC-4626 vault; undefined for other pools. */
  readonly lido?: LidoState;
  /** Addresses whose position is only partly known: the amounts are of the known part. */
  readonly partly?: ReadonlySet<string>;
}
