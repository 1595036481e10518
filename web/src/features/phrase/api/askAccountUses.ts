import type { UseQuestion } from '@everything-wallet/core/accounts/AccountFinder';
import type { AccountUse } from '@everything-wallet/core/callables/accountUse';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';

/** A network that is silent is waited for on the server; this is longer, in ms. */
const TIMEOUT_MS = 40_000;

/** How often a refusal for asking too much is waited out for the same questions. */
const MAX_WAITS = 5;

const call = callable(refreshWallet, TIMEOUT_MS);

interface AskOptions {
  /** Told when the server wants a wait, and when that is over. */
  readonly onWait: (isWaiting: boolean) => void;
  /** Ends a wait. */
  readonly signal: AbortSignal;
}

/**
 * Asks which addresses were used on which networks, and waits where the server says that it is too much for a minute.
 *
 * @returns in the order asked; undefined where the network, or the server, could not be asked
 */
export async function askAccountUses(
  questions: readonly UseQuestion[],
  { onWait, signal }: AskOptions,
): Promise<readonly (AccountUse | undefined)[]> {
  const uses = new Map<UseQuestion, AccountUse>();
  for (let waits = 0; ; waits += 1) {
    const open = questions.filter((question) => !uses.has(question));
    const seconds = await askOpen(open, uses);
    if (seconds === undefined || waits === MAX_WAITS) break;
    onWait(true);
    await pause(seconds * 1_000, signal);
    onWait(false);
    if (signal.aborted) break;
  }
  return questions.map((question) => uses.get(question));
}

/** Keeps what is answered; tells how many seconds to wait before asking the rest, where that may help. */
async function askOpen(
  open: readonly UseQuestion[],
  uses: Map<UseQuestion, AccountUse>,
): Promise<number | undefined> {
  try {
    const answer = await call({ uses: [...open] });
    let seconds: number | undefined;
    for (const [index, question] of open.entries()) {
      const part = answer.uses?.[index];
      if (part && 'answer' in part) uses.set(question, part.answer);
      else seconds ??= part?.failure.details?.retryAfterSeconds;
    }
    return seconds;
  } catch (error) {
    logProblem('The use of addresses could not be asked', error);
    return error instanceof CallableError ? error.retryAfterSeconds : undefined;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms);
    function end() {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    }
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
