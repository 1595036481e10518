import type { Approval } from '@everything-wallet/core/callables/approvalsAnswer';
import type { TokenFacts } from '@everything-wallet/core/callables/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';

/** Whose tokens may be taken. */
export interface ApprovingAccount {
  /** Checksum address. */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null where the account is only watched. */
  readonly derivationIndex: number | null;
}

/** Something that somebody may take, as the screen shows it. */
export interface ApprovalRow {
  /** The same for the same approval on the same network. */
  readonly key: string;
  readonly network: Network;
  readonly approval: Approval;
  readonly token: TokenFacts | undefined;
  readonly account: ApprovingAccount;
  /** The block that the figures are of; undefined where no node says. */
  readonly block: number | undefined;
  /** Whether no spending uses it up: all units, or everything of a collection. */
  readonly isUnlimited: boolean;
  /** What can be lost in dollars, an exact decimal string; undefined where that is not known. */
  readonly usd: string | undefined;
}

/** What one spender may take on a network. */
export interface SpenderGroup {
  readonly key: string;
  readonly network: Network;
  /** Undefined where nobody knows who it is. */
  readonly spender: string | undefined;
  /** What the wallet itself calls it; undefined where it does not know it. */
  readonly name: string | undefined;
  readonly rows: readonly ApprovalRow[];
}

/** Everything that was found, in the order in which it is shown. */
export interface ApprovalList {
  readonly groups: readonly SpenderGroup[];
  /** Of contracts that nobody vouches for, NFTs among them. */
  readonly unverified: readonly SpenderGroup[];
  /** What is over by the word of one node. */
  readonly doubtful: readonly SpenderGroup[];
}
