import {
  transactionId,
  type CallKind,
  type MovedInCall,
  type TransactionRecord,
} from '@everything-wallet/core/documents/transaction';
import type { Network } from '@everything-wallet/core/networks/networks';
import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';

/** Milliseconds to wait for the record: the chain's answer is returned without it. */
const TIMEOUT_MS = 1_000;

/** Amount of an asset that the sender of a call paid or received; in the smallest unit. */
interface MovedAsset {
  readonly standard: MovedInCall['kind'];
  readonly contract?: string;
  readonly tokenId?: string;
  readonly units: string;
  readonly decimals?: number;
  readonly symbol?: string;
}

/** A user's own record of a call (decision 50). */
interface RecordedCall {
  readonly kind: Exclude<CallKind, 'other'>;
  readonly spender?: string;
  readonly allowedUnits?: string;
  readonly left?: MovedAsset[];
  readonly came?: MovedAsset[];
}

/**
 * Reads a user's own record of a call they have sent; undefined if it does not exist, is not a call, or the database
 * does not answer in time.
 *
 * @param txHash 0x and 64 lower-case hex digits
 */
export async function findRecordedCall(
  userId: string,
  network: Network,
  txHash: string,
  findRecord: (id: string) => Promise<TransactionRecord | undefined>,
): Promise<RecordedCall | undefined> {
  const record = await soon(findRecord(transactionId(userId, network.chainId, txHash)));
  // A call that cannot be read, or a kind that another version of this code has written.
  if (record?.call_kind === undefined || record.call_kind === 'other') return undefined;
  const { call_kind: kind, spender, allowed_units: allowedUnits, left, came } = record;
  return {
    kind,
    ...(spender !== undefined && { spender }),
    ...(allowedUnits !== undefined && { allowedUnits }),
    ...(left && { left: left.map(movedAsset) }),
    ...(came && { came: came.map(movedAsset) }),
  };
}

async function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await withDeadline(answer, TIMEOUT_MS);
  } catch (error) {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  }
}

function movedAsset({
  kind: standard,
  contract_address: contract,
  token_id: tokenId,
  units,
  decimals,
  symbol,
}: MovedInCall): MovedAsset {
  return {
    standard,
    ...(contract !== undefined && { contract }),
    ...(tokenId !== undefined && { tokenId }),
    units,
    ...(decimals !== undefined && { decimals }),
    ...(symbol !== undefined && { symbol }),
  };
}
