import { useSyncExternalStore } from 'react';
import { logProblem } from '../log/logProblem.ts';
import type { ImitatedToken, TokenClaim } from './ImitatedToken.ts';
import { loadTokenList } from './tokenList.ts';

/** Finds the known token that another one imitates; undefined also until what compares them is loaded. */
export type FindImitated = (claim: TokenClaim) => ImitatedToken | undefined;

const findNone: FindImitated = () => undefined;

let find: FindImitated = findNone;
let isLoading = false;
const listeners = new Set<() => void>();

/** Loads what tells look-alikes, which is large, with the first token that is shown. */
async function load(): Promise<void> {
  isLoading = true;
  try {
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
  } catch (error) {
    logProblem('What tells look-alikes could not be loaded', error);
  } finally {
    isLoading = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (find === findNone && !isLoading) void load();
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
