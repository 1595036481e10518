import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionResponse } from '../chain/Ledger.ts';
import type { IncomingTransfer } from './IncomingTransfer.ts';
import { tokenMovements } from './tokenMovements.ts';

/** Things that one transaction may bring to the accounts of a user; nobody hands out more by hand, and spam is cut here. */
const MAX_INCOMING = 100;

type Present = Extract<TransactionResponse, { kind: 'present' }>;

/**
 * What a transaction brought to some accounts, as one node's receipt has it: its coin, and what contracts have logged of tokens.
 *
 * A log is its contract's word: a fee that the contract kept is not in it. What an account sends to itself came from nowhere, and
 * is left out. Coin that a contract passed on within the transaction stands in no receipt.
 */
export function incomingTransfersIn(witness: Present, accounts: ReadonlySet<string>): IncomingTransfer[] {
  if (!witness.succeeded) return [];
  const all = [...coinOf(witness), ...witness.logs.flatMap((log, index) => tokenMovements(log, index))];
  return all
    .filter(({ from, to }) => accounts.has(to.toLowerCase()) && !sameAddress(from, to))
    .slice(0, MAX_INCOMING);
}

function coinOf({ from, to, value }: Present): IncomingTransfer[] {
  return to === undefined || value === 0n
    ? []
    : [{ place: 'coin', standard: 'coin', from, to, units: value }];
}
