import { homedir } from 'node:os';
import { join } from 'node:path';

/**
 * Where the Firestore emulator is kept: outside the repository, so that the next clone starts at once.
 * @param configured The user's cache directory; empty means the usual one, as with a variable that is not set.
 */
export function emulatorCache(configured = process.env['XDG_CACHE_HOME'] ?? ''): string {
  const caches = configured === '' ? join(homedir(), '.cache') : configured;
  return join(caches, 'everything-wallet', `hidane-${hidaneVersion}`);
}

/** The release of hidane, a Firestore emulator that needs no Java, that the stack is tested with. */
export const hidaneVersion = '0.6.0';
