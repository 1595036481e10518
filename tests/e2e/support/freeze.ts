import { findPortHolder } from '../../../local/ports/findPortHolder.ts';
import type { Chain } from './Chain.ts';

/**
 * Stops a chain's process without ending it: connections to it are made, and nobody answers.
 *
 * @returns how to let it go on
 */
export function freeze(chain: Chain): () => void {
  const holder = findPortHolder(Number(new URL(chain.url).port));
  if (!holder) throw new Error(`Nobody listens at ${chain.url}`);
  process.kill(holder.pid, 'SIGSTOP');
  return () => process.kill(holder.pid, 'SIGCONT');
}
