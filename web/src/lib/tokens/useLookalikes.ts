import { useSyncExternalStore } from 'react';
import { logProblem } from '../log/logProblem.ts';
import type { LookalikeToken, TokenClaim } from './LookalikeToken.ts';
import { loadTokenList } from './tokenList.ts';

/** Finds the known token that another one imitates; undefined also until the comparing code is loaded. */
export type FindLookalike = (claim: TokenClaim) => LookalikeToken | undefined;

const findNone: FindLookalike = () => undefined;

let find: FindLookalike = findNone;
let loading: Promise<FindLookalike> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads the code that finds lookalikes, which is large, once.
 *
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function loadLookalikes(): Promise<FindLookalike> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<FindLookalike> {
  const [{ findLookalike }, isListLoaded] = await Promise.all([
    import('./findLookalike.ts'),
    loadTokenList().then(
      () => true,
      () => false,
    ),
  ]);
  const found = new Map<string, LookalikeToken | undefined>();
  find = (claim) => {
    const key = [claim.network.id, claim.contract.toLowerCase(), claim.symbol, claim.name].join('\n');
    if (!found.has(key)) found.set(key, findLookalike(claim, isListLoaded));
    return found.get(key);
  };
  for (const listener of listeners) listener();
  return find;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loadLookalikes().catch((error: unknown) => logProblem('Loading lookalikes failed', error));
  return () => listeners.delete(listener);
}

const listenToNothing = () => () => undefined;

/**
 * Follows which tokens imitate known ones. The function is stable until more is loaded.
 *
 * @param isNeeded true if any token is shown: without one nothing is loaded
 */
export function useLookalikes(isNeeded: boolean): FindLookalike {
  return useSyncExternalStore(isNeeded ? subscribe : listenToNothing, () => find);
}
