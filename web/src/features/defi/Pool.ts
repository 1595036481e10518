import type { TokenFacts } from '@everything-wallet/core/callables/holdings';
import type { LidoState, VaultState } from '@everything-wallet/core/callables/vaultsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { VaultDescription } from '@everything-wallet/core/vaults/VaultDescription';

/** A pool of a network, and what the nodes said of it. */
export interface Pool {
  readonly network: Network;
  readonly vault: VaultDescription;
  /** Undefined while nothing was heard. */
  readonly state: VaultState | undefined;
  /** What its asset says of itself; undefined while nothing was heard. */
  readonly asset: TokenFacts | undefined;
  /** Of Lido alone, which is no vault: what was heard of it. */
  readonly lido?: LidoState;
  /** Addresses of which a part of what they have is not known: what stands there is the rest. */
  readonly partly?: ReadonlySet<string>;
}
