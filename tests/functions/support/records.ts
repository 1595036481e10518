import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';

let users = 0;

/** A record of a user of its own. */
export function newRecord(): { readonly id: string; readonly record: TransactionRecord } {
  users += 1;
  const userId = `records-${process.pid}-${Date.now()}-${users}`;
  const hash = `0x${users.toString(16).padStart(64, '0')}`;
  return {
    id: `${userId}_1_${hash}`,
    record: {
      user_id: userId,
      type: 'send',
      status: 'pending',
      amount: '0.25',
      token_symbol: 'ETH',
      tx_hash: hash,
      // Of its own: a nonce belongs to one record of an account.
      from_address: `0x${process.pid.toString(16).padStart(20, '0')}${(Date.now() % 2 ** 32).toString(16).padStart(10, '0')}${users.toString(16).padStart(10, '0')}`,
      to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      network: 'ethereum',
      gas_fee: '0.000441',
      nonce: 3,
    },
  };
}

/** Outcome of a transfer that is in a block. */
export const inBlock = (isFinal: boolean) =>
  ({
    status: 'completed',
    facts: { fee_paid: '0.1', block_number: 7, confirmations: 2, is_final: isFinal },
  }) as const;
