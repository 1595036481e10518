import type { PasswordLock, Vault } from '../Vault.ts';

/** Returns the password's lock of a vault that has one. */
export function passwordOf({ locks: { password } }: Vault): PasswordLock {
  if (!password) throw new Error('This vault has no password');
  return password;
}
