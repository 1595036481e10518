import { CURRENT_N } from './passwordKey.ts';
import type { Vault } from './Vault.ts';

/** Whether a vault's password is stretched less than it is today; `withPassword` raises that once it is unlocked. */
export function isStretchedLess({ locks }: Vault): boolean {
  return locks.password.kdf.N < CURRENT_N;
}
