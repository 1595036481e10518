import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns the cache folder of downloads that are expensive to repeat: outside the repository, so that the
 * next clone starts immediately.
 */
export function userCache(name: string): string {
  // Empty means the usual one, as with a variable that is not set.
  const configured = process.env['XDG_CACHE_HOME'] ?? '';
  const caches = configured === '' ? join(homedir(), '.cache') : configured;
  return join(caches, 'everything-wallet', name);
}
