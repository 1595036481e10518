import type { UseQuestion } from '@everything-wallet/core/accounts/AccountFinder';
import type { AccountUse } from '@everything-wallet/core/schemas/accountUse';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { callable } from '../../../lib/firebase/callable.ts';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';

/** Longer than the server's own timeout for a silent network, in ms. */
const TIMEOUT_MS = 40_000;

/** Maximum waits for a rate limit per set of questions. */
const MAX_WAITS = 5;

const call = callable(refreshWallet, TIMEOUT_MS);

interface AskOptions {
  /** Called when a wait for a rate limit starts or ends. */
  readonly onWait: (isWaiting: boolean) => void;
  /** Aborts a wait. */
  readonly signal: AbortSignal;
}

/**
 * Requests which addresses were used on which networks, and waits when a rate limit applies.
 *
 * @returns in the requested order; undefined where the network or the server could not be queried
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

/** Fills in answers; returns the seconds to wait before requesting the rest, where that may help. */
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
    logProblem('The use of addresses could not be requested', error);
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
