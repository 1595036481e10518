import type { RpcName } from '@everything-wallet/core/networks/networks';
import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { TokenStandard } from '@everything-wallet/core/tokens/TokenStandard';

/**
 * Types of events:
 * - 'transfer.coin', 'transfer.token', 'transfer.nft': a block with a transfer to or from an account was added to the chain;
 * - 'approval.changed': the same with an approval by or for an account;
 * - 'movement.settled': the block has as many confirmations as its network needs;
 * - 'movement.reorged': the block is no longer part of the chain.
 */
export const activityTypes = [
  'transfer.coin',
  'transfer.token',
  'transfer.nft',
  'approval.changed',
  'movement.settled',
  'movement.reorged',
] as const;

export type ActivityType = (typeof activityTypes)[number];

/** A transfer or approval in a block, as it concerns one account. Addresses are checksum addresses. */
export type ActivityMovement = {
  /** `<chain id>:<transaction hash>:<place>:<direction>`, the same in whichever block the transaction is. */
  readonly movementId: string;
  /** The account. */
  readonly address: string;
  readonly direction: 'in' | 'out' | 'self';
  readonly txHash: string;
  readonly blockNumber: number;
  readonly blockHash: string;
  /** Time of the block in ms since 1970. */
  readonly blockAt: number;
} & (
  | {
      readonly kind: 'transfer';
      readonly standard: 'coin' | TokenStandard;
      readonly from: string;
      readonly to: string;
      /** Decimal number in the smallest unit; 1 for ERC-721. */
      readonly units: string;
      /** Absent for coin. */
      readonly contract?: string;
      /** A decimal number; of NFTs. */
      readonly tokenId?: string;
      /** Of coin and of tokens that the wallet knows by itself. */
      readonly symbol?: string;
      readonly decimals?: number;
    }
  | {
      readonly kind: 'approval';
      readonly approval: NamedApproval['kind'];
      readonly owner: string;
      readonly spender: string;
      readonly contract: string;
      /** A decimal number; of 'tokenApproval'. */
      readonly tokenId?: string;
      /** Allowed amount, a decimal number: 0 if the approval ended; absent where the log has none. */
      readonly units?: string;
      /** Of tokens that the wallet knows by itself. */
      readonly symbol?: string;
      readonly decimals?: number;
    }
);

/** An event on an account of a user: the body of a webhook, and an item of `GET /events`. */
export interface ActivityEvent {
  /** 'evt_' and 32 hex digits, of a test 'evt_test' and 24: the same in each delivery. */
  readonly id: string;
  readonly type: ActivityType;
  /** Time at which the service created the event, ISO 8601 in UTC. */
  readonly timestamp: string;
  readonly network: RpcName;
  readonly data: ActivityMovement;
}
