import { tokenIndexKey } from '@everything-wallet/core/tokens/tokenIndexKey';

/** Known tokens of which an answer has said something else, by chain and contract. */
const contradicted = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Remembers which tokens the server has contradicted the wallet about: until the page is loaded anew nothing that involves one of them is
 * signed, also where a later answer says what is right.
 */
export const contradictedTokens = {
  note: (chainId: number, contract: string): void => {
    const key = tokenIndexKey(chainId, contract);
    if (contradicted.has(key)) return;
    contradicted.add(key);
    for (const listener of listeners) listener();
  },
  has: (chainId: number, contract: string): boolean => contradicted.has(tokenIndexKey(chainId, contract)),
  /** Forgets all of them, as loading the page anew does. */
  forget: (): void => {
    contradicted.clear();
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The same number as long as nothing has changed, for `useSyncExternalStore`. */
  count: (): number => contradicted.size,
};
