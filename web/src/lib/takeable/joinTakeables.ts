import type { Takeable } from './Takeable.ts';

/** Joins permissions for the same asset and spender: the highest amount counts. */
export function joinTakeables(takeables: readonly Takeable[]): readonly Takeable[] {
  const joined = new Map<string, Takeable>();
  for (const one of takeables) {
    const { owner, spender, contract, kind, isByPermit2 } = one;
    const key = [owner, spender, contract, kind, isByPermit2].join(' ').toLowerCase();
    const other = joined.get(key);
    if (!other || isMore(one.amount, other.amount)) joined.set(key, one);
  }
  return [...joined.values()];
}

function isMore(amount: Takeable['amount'], than: Takeable['amount']): boolean {
  return than !== 'all' && (amount === 'all' || amount > than);
}
