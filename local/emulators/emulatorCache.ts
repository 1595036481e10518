import { userCache } from '../userCache.ts';

/** Where the Firestore emulator is kept. */
export function emulatorCache(): string {
  return userCache(`hidane-${hidaneVersion}`);
}

/** The release of hidane, a Firestore emulator that needs no Java, that the stack is tested with. */
export const hidaneVersion = '0.6.0';
