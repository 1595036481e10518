import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Text on why the vault failed; unexpected errors have one text. */
export function vaultFailure(error: unknown) {
  return error instanceof WalletError ? error.textId : 'vault.error.failed';
}
