import { CURRENT_N } from './passwordKey.ts';
import type { Vault } from './Vault.ts';

/**
 * True if a vault's password is stretched less than is standard now; `withPassword` raises it after
 * unlocking.
 */
export function isStretchedLess({ locks }: Vault): boolean {
  return locks.password !== undefined && locks.password.kdf.N < CURRENT_N;
}
