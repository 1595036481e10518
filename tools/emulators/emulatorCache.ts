import { userCache } from '../userCache.ts';

/** Returns the cache folder of the Firestore emulator. */
export function emulatorCache(): string {
  return userCache(`hidane-${hidaneVersion}`);
}

/** The release of hidane, a Firestore emulator that needs no Java, that the stack is tested with. */
export const hidaneVersion = '0.6.0';
