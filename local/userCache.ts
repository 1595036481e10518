import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where something that is expensive to obtain is kept: outside the repository, so that the next clone starts at once. */
export function userCache(name: string): string {
  // Empty means the usual one, as with a variable that is not set.
  const configured = process.env['XDG_CACHE_HOME'] ?? '';
  const caches = configured === '' ? join(homedir(), '.cache') : configured;
  return join(caches, 'everything-wallet', name);
}
