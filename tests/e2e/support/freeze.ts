import { findPortHolder } from '../../../tools/ports/findPortHolder.ts';
import type { Chain } from './Chain.ts';

/**
 * Stops a chain's process without ending it: it accepts connections, and never answers.
 *
 * @returns resumes it
 */
export function freeze(chain: Chain): () => void {
  const holder = findPortHolder(Number(new URL(chain.url).port));
  if (!holder) throw new Error(`No process listens at ${chain.url}`);
  process.kill(holder.pid, 'SIGSTOP');
  return () => process.kill(holder.pid, 'SIGCONT');
}
