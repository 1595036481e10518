import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Problem of a field whose password does not open the vault on this device. */
export const WRONG_PASSWORD = { message: 'vault.error.password' } as const;

/** Returns true if a device password was wrong, which is shown at its field. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof WalletError && error.textId === WRONG_PASSWORD.message;
}
