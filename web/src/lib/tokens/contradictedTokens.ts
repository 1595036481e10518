import { tokenIndexKey } from '@everything-wallet/core/tokens/tokenIndexKey';

/** Tokens of which the last answer said something else than the wallet knows, by chain and contract. */
const contradicted = new Set<string>();
const listeners = new Set<() => void>();

/** Remembers which tokens the server contradicts the wallet about: nothing that involves one of them is signed. */
export const contradictedTokens = {
  /** Notes what the latest answer said of a known token. */
  note: (chainId: number, contract: string, isContradicted: boolean): void => {
    const key = tokenIndexKey(chainId, contract);
    if (contradicted.has(key) === isContradicted) return;
    if (isContradicted) contradicted.add(key);
    else contradicted.delete(key);
    for (const listener of listeners) listener();
  },
  has: (chainId: number, contract: string): boolean => contradicted.has(tokenIndexKey(chainId, contract)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The same number as long as nothing has changed, for `useSyncExternalStore`. */
  count: (): number => contradicted.size,
};
