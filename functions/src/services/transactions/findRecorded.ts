import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { transactionId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { calledAddressOf } from '@everything-wallet/core/documents/calledAddressOf';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import type { Network } from '@everything-wallet/core/networks/networks';
import { DATABASE_TIMEOUT_MS, withDeadline } from '../../errors/withDeadline.ts';
import type { FoundTransaction } from './findTransaction.ts';
import { neededOf } from '../chain/neededOf.ts';

/**
 * Reads a user's own record of a transaction that no node knows: one that may still come back, or whose place
 * another one has taken.
 *
 * A record of a block that no responding node has proves nothing: undefined, as without a record. The same
 * holds for an older one, without the signed gas.
 *
 * @param txHash 0x and 64 lower-case hex digits
 * @throws DeadlineError if the database does not answer
 */
export async function findRecorded(
  userId: string,
  network: Network,
  txHash: string,
  {
    findRecord,
    configured,
  }: {
    readonly findRecord: (id: string) => Promise<TransactionRecord | undefined>;
    /** Nodes of the network. */
    readonly configured: number;
  },
): Promise<FoundTransaction | undefined> {
  const id = transactionId(userId, network.chainId, txHash);
  const record = await withDeadline(findRecord(id), DATABASE_TIMEOUT_MS);
  if (!record || record.block_number !== undefined || record.gas_limit === undefined) return undefined;
  const { status, amount, contract_address: contract, from_address: from, nonce } = record;
  if (status === 'completed') return undefined;
  const nodes = { configured, answered: configured, needed: neededOf(configured) };
  // Where tokens move by the call itself, or none, no coin goes along.
  const value = contract === undefined ? parseAmount(amount) : 0n;
  return {
    status,
    agreement: 'unknown',
    nodes,
    from,
    to: calledAddressOf(record),
    value: formatAmount(value),
    valueWei: value.toString(),
    nonce,
    gasLimit: record.gas_limit,
    confirmations: 0,
  };
}
