import type { NamedApproval } from '@everything-wallet/core/schemas/approvals';
import type { IncomingTransfer } from '../incoming/IncomingTransfer.ts';

/** A transfer as it concerns an address; amounts are decimal numbers in the smallest unit. */
interface MovedTransfer extends Omit<IncomingTransfer, 'units' | 'place'> {
  readonly kind: 'transfer';
  readonly units: string;
}

/** A given or ended permission; addresses are checksum addresses. */
interface MovedApproval extends Pick<NamedApproval, 'owner' | 'contract' | 'tokenId'> {
  readonly kind: 'approval';
  readonly approval: NamedApproval['kind'];
  readonly spender: string;
  /** Allowed amount, a decimal number: of an operator 1 or 0; null where the log has none. */
  readonly units: string | null;
}

/** A transfer or approval in a transaction. */
export type Moved = (MovedTransfer | MovedApproval) & {
  /** 'coin', or the log's index in its transaction, plus the item's index in a batch. Matches stored records. */
  readonly place: string;
};

/** A transfer or approval in a block, as it concerns one watched address. All members can be written as JSON. */
export type Movement = Moved & {
  /** `<chain id>:<transaction hash>:<place>:<direction>`, the same in whichever block the transaction is. */
  readonly id: string;
  readonly txHash: string;
  /** The watched address, a checksum address. */
  readonly address: string;
  /** 'out' also of what the address permits, 'in' of what it is permitted. */
  readonly direction: 'in' | 'out' | 'self';
};
