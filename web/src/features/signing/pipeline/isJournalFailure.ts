import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Returns true if nothing was sent because this browser could not store it: another confirmation accepts that. */
export function isJournalFailure(error: unknown): boolean {
  return error instanceof WalletError && error.textId === 'send.error.unnoted';
}
