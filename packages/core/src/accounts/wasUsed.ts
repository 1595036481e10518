import type { AccountUse } from '../schemas/accountUse.ts';

/** True for an account that has sent a transaction, or holds coin or a known token. */
export function wasUsed({ balance, transactions, holdsToken }: AccountUse): boolean {
  return /[1-9]/.test(balance) || transactions > 0 || holdsToken;
}
