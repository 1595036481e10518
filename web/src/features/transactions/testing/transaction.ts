import type { Transaction } from '../Transaction.ts';

/** Completed transfer of 0.25 ETH, with changes for a test. */
export function transaction(changes: Partial<Transaction> = {}): Transaction {
  return {
    id: `alice_1_0x${'ab'.repeat(32)}`,
    user_id: 'alice',
    type: 'send',
    status: 'completed',
    amount: '0.25',
    token_symbol: 'ETH',
    tx_hash: `0x${'ab'.repeat(32)}`,
    from_address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    to_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    network: 'ethereum',
    gas_fee: '0.00005',
    nonce: 0,
    time: new Date('2025-03-04T05:06:07Z'),
    ...changes,
  };
}
