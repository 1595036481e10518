import { use, useSyncExternalStore } from 'react';
import { AuthContext } from '../session/AuthContext.ts';
import { hiddenBalance } from './hiddenBalance.ts';

/**
 * Reads if the user has hidden amounts in this browser; until the user is known, any user's choice counts.
 */
export function useBalanceHidden(): boolean {
  const hiddenBy = useSyncExternalStore(hiddenBalance.subscribe, hiddenBalance.hiddenBy, () => null);
  const userId = use(AuthContext)?.user?.id;
  return hiddenBy !== null && (userId === undefined || userId === hiddenBy);
}
