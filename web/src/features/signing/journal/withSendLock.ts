import { WalletError } from '@everything-wallet/core/errors/WalletError';

/** Timeout of waiting for another tab, in ms: it may be asleep, and a waiting user may pay in another way. */
const TIMEOUT_MS = 45_000;

/** Holders of a lock in this tab, for browsers without Web Locks. */
const queues = new Map<string, Promise<unknown>>();

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
  const name = lockName(account);
  // Absent outside secure contexts and in browsers before 2022: then only sends of this tab wait for each other.
  if (!('locks' in navigator)) return inTurn(name, work);
  const turn = { isMine: false };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(TIMEOUT_MS) }, () => {
      turn.isMine = true;
      return work();
    });
  } catch (cause) {
    if (turn.isMine) throw cause;
    // Where storage is blocked the browser refuses the lock as well.
    if (cause instanceof DOMException && cause.name === 'SecurityError') return inTurn(name, work);
    throw new WalletError('send.error.busy', { cause });
  }
}

/** Like `withSendLock`, but returns undefined at once during another send. */
export async function trySendLock<Result>(
  account: SendingAccount,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  const name = lockName(account);
  if (!('locks' in navigator)) return queues.has(name) ? undefined : inTurn(name, work);
  const turn = { isReached: false };
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      turn.isReached = true;
      return lock ? work() : undefined;
    });
  } catch (error) {
    if (turn.isReached) throw error;
    return queues.has(name) ? undefined : inTurn(name, work);
  }
}

function lockName({ chainId, from }: SendingAccount): string {
  return `everything-wallet send ${chainId} ${from.toLowerCase()}`;
}

async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const previous = queues.get(name) ?? Promise.resolve();
  const turn = previous.then(work, work);
  queues.set(name, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(name) === turn) queues.delete(name);
  }
}
