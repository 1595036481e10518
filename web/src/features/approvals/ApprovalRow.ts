import type { Approval } from '@everything-wallet/core/schemas/approvalsAnswer';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';

/** Account whose tokens the approval covers. */
export interface ApprovingAccount {
  /** Checksum address. */
  readonly address: string;
  readonly name: string;
  /** BIP-44 address index; null for a watch-only account. */
  readonly derivationIndex: number | null;
}

/** An approval as the screen shows it. */
export interface ApprovalRow {
  /** Identifies an approval on a network. */
  readonly key: string;
  readonly network: Network;
  readonly approval: Approval;
  readonly token: TokenFacts | undefined;
  readonly account: ApprovingAccount;
  /** Block of the amounts; undefined if no node reports it. */
  readonly block: number | undefined;
  /** True if spending never uses it up: all units, or a whole collection. */
  readonly isUnlimited: boolean;
  /** Value at risk in dollars, an exact decimal string; undefined if unknown. */
  readonly usd: string | undefined;
}

/** Approvals of one spender on a network. */
export interface SpenderGroup {
  readonly key: string;
  readonly network: Network;
  /** Undefined if the spender is unknown. */
  readonly spender: string | undefined;
  /** The wallet's name for the spender; undefined if it does not know it. */
  readonly name: string | undefined;
  readonly rows: readonly ApprovalRow[];
}

/** All approvals found, in display order. */
export interface ApprovalList {
  readonly groups: readonly SpenderGroup[];
  /** Approvals of unverified contracts, including NFTs. */
  readonly unverified: readonly SpenderGroup[];
  /** Approvals that only one node reports as ended. */
  readonly doubtful: readonly SpenderGroup[];
}
