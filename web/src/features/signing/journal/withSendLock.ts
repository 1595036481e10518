import { tryTabLock } from '../../../lib/locks/tryTabLock.ts';
import { withTabLock } from '../../../lib/locks/withTabLock.ts';

/** Account and chain that something is sent from. */
export interface SendingAccount {
  readonly chainId: number;
  /** Address in any case. */
  readonly from: string;
}

/**
 * Runs work while no other tab sends from an account (Web Locks): two that request the nonce at the same moment would sign it twice, and
 * one transfer would replace the other.
 *
 * @throws WalletError 'send.error.busy' when another tab does not end
 */
export async function withSendLock<Result>(
  account: SendingAccount,
  work: () => Promise<Result>,
): Promise<Result> {
  return withTabLock(lockName(account), 'send.error.busy', work);
}

/** Like `withSendLock`, but returns undefined at once during another send. */
export async function trySendLock<Result>(
  account: SendingAccount,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  return tryTabLock(lockName(account), work);
}

function lockName({ chainId, from }: SendingAccount): string {
  return `everything-wallet send ${chainId} ${from.toLowerCase()}`;
}
