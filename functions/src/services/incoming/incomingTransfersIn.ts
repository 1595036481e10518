import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionResponse } from '../chain/Ledger.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { tokenMovements } from './tokenMovements.ts';

/**
 * Maximum incoming transfers per transaction to a user's accounts: no ordinary transaction has more, and spam
 * is cut here.
 */
const MAX_INCOMING = 100;

type Present = Extract<TransactionResponse, { kind: 'present' }>;

/**
 * Reads the transfers to some accounts from one node's receipt of a transaction: its coin, and the token
 * transfers in its logs.
 *
 * A log is its contract's claim: a fee that the contract took is not in it. Transfers from an account to
 * itself are left out. Coin that a contract passes on within the transaction is left out too.
 */
export function incomingTransfersIn(receipt: Present, accounts: ReadonlySet<string>): IncomingTransfer[] {
  if (!receipt.succeeded) return [];
  const all = [...coinOf(receipt), ...receipt.logs.flatMap((log, index) => tokenMovements(log, index))];
  return all
    .filter(({ from, to }) => accounts.has(to.toLowerCase()) && !sameAddress(from, to))
    .slice(0, MAX_INCOMING);
}

function coinOf({ from, to, value }: Present): IncomingTransfer[] {
  return to === undefined || value === 0n
    ? []
    : [{ place: 'coin', standard: 'coin', from, to, units: value }];
}
