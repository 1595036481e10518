import { tokenIndexKey } from '@everything-wallet/core/tokens/tokenIndexKey';

/** Known tokens that an answer contradicted, by chain and contract. */
const contradicted = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Remembers the known tokens for which the server stated other facts than the wallet: until the page is
 * reloaded nothing that involves one of them is signed, even if a later answer is right.
 */
export const contradictedTokens = {
  note: (chainId: number, contract: string): void => {
    const key = tokenIndexKey(chainId, contract);
    if (contradicted.has(key)) return;
    contradicted.add(key);
    for (const listener of listeners) listener();
  },
  has: (chainId: number, contract: string): boolean => contradicted.has(tokenIndexKey(chainId, contract)),
  /** Forgets all of them, as a reload does. */
  forget: (): void => {
    contradicted.clear();
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The same number until a change, for `useSyncExternalStore`. */
  count: (): number => contradicted.size,
};
