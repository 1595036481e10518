import type { ExportedTransaction } from '../ExportedTransaction.ts';

/** Two of the user's own accounts, and a foreign one. */
export const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
export const SECOND = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

let count = 0;

/** One ether sent to a foreign account without a fee, a day after the previous transfer. */
export function ownTransfer(changes: Partial<ExportedTransaction>): ExportedTransaction {
  count += 1;
  return {
    id: `alice_1_${count}`,
    time: new Date(Date.UTC(2025, 0, count)),
    user_id: 'alice',
    type: 'send',
    status: 'completed',
    amount: '1',
    token_symbol: 'ETH',
    tx_hash: `0x${count}`,
    from_address: OWN,
    to_address: OTHER,
    network: 'ethereum',
    fee_paid: '0',
    nonce: count,
    ...changes,
  };
}
