import type { Call } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';

/**
 * True if the effects of a call are known only from the contract itself: it is called like a router or a
 * vault, but its author may have given its functions any name.
 */
export function isUnverifiedTarget({ kind }: Call, { isKnownContract }: CallCircumstances): boolean {
  return isKnownContract !== true && (kind === 'swap' || kind === 'routerPayout' || kind === 'vault');
}
