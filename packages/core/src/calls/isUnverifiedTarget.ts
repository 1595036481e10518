import type { Call } from './Call.ts';
import type { CallCircumstances } from './CallCircumstances.ts';

/**
 * Whether all that is known of what a call moves is the word of the contract itself: it is called like a router or a vault, and
 * whoever wrote it may have given its functions any name.
 */
export function isUnverifiedTarget({ kind }: Call, { isKnownContract }: CallCircumstances): boolean {
  return isKnownContract !== true && (kind === 'swap' || kind === 'routerPayout' || kind === 'vault');
}
