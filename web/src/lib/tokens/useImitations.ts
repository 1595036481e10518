import { useSyncExternalStore } from 'react';
import { logProblem } from '../log/logProblem.ts';
import type { ImitatedToken, TokenClaim } from './ImitatedToken.ts';
import { loadTokenList } from './tokenList.ts';

/** Finds the known token that another one imitates; undefined also until what compares them is loaded. */
export type FindImitated = (claim: TokenClaim) => ImitatedToken | undefined;

const findNone: FindImitated = () => undefined;

let find: FindImitated = findNone;
let loading: Promise<FindImitated> | undefined;
const listeners = new Set<() => void>();

/**
 * Loads what finds imitations, which is large, once.
 *
 * @throws Error when it cannot be loaded; the next call tries again
 */
export function loadImitations(): Promise<FindImitated> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<FindImitated> {
  const [{ findImitated }, isListLoaded] = await Promise.all([
    import('./findImitated.ts'),
    loadTokenList().then(
      () => true,
      () => false,
    ),
  ]);
  const found = new Map<string, ImitatedToken | undefined>();
  find = (claim) => {
    const key = [claim.network.id, claim.contract.toLowerCase(), claim.symbol, claim.name].join('\n');
    if (!found.has(key)) found.set(key, findImitated(claim, isListLoaded));
    return found.get(key);
  };
  for (const tell of listeners) tell();
  return find;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  loadImitations().catch((error: unknown) =>
    logProblem('What finds imitations of tokens could not be loaded', error),
  );
  return () => listeners.delete(listener);
}

const listenToNothing = () => () => undefined;

/**
 * Follows which tokens imitate known ones. The function is the same until it knows more.
 *
 * @param isNeeded whether any token is shown: without one nothing is loaded
 */
export function useImitations(isNeeded: boolean): FindImitated {
  return useSyncExternalStore(isNeeded ? subscribe : listenToNothing, () => find);
}
