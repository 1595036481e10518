import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Whether nothing was sent since this browser could not note it: whoever confirms once more knows that. */
export function saysUnnoted(error: unknown): boolean {
  return error instanceof WalletError && error.textId === 'send.error.unnoted';
}
