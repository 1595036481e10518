import { pushNotes } from '../../releaseWorker/pushNotes.ts';
import { logProblem } from '../log/logProblem.ts';
import { askPush } from './askPush.ts';
import { isPushSupported } from './isPushSupported.ts';
import { pushMark } from './pushMark.ts';

/** Longest wait for the server in ms: it also removes the subscription at the next push. */
const TIMEOUT_MS = 2_000;

/**
 * Ends pushes in this browser.
 *
 * @param hasSession false if the session has ended: then only the browser forgets the subscription
 */
export async function endPush(hasSession: boolean): Promise<void> {
  const mark = pushMark.read();
  pushMark.remove();
  const ask = hasSession && mark ? endOnServer(mark) : undefined;
  try {
    await pushNotes.end();
    if (!isPushSupported()) return;
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch (error) {
    logProblem('The browser could not end pushes', error);
  } finally {
    await ask;
  }
}

async function endOnServer({ userId, endpoint }: { userId: string; endpoint: string }): Promise<void> {
  const overdue = new Promise<void>((resolve) => void setTimeout(resolve, TIMEOUT_MS));
  const ask = async () => {
    try {
      await askPush({ action: 'unsubscribePush', userId, endpoint });
    } catch (error) {
      logProblem('The server could not end pushes', error);
    }
  };
  await Promise.race([ask(), overdue]);
}
