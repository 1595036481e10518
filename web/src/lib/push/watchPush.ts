import { PUSH_CHANGED } from '../../releaseWorker/releaseMessages.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { language } from '../language/language.ts';
import { logProblem } from '../log/logProblem.ts';
import { beforeSignOut } from '../session/beforeSignOut.ts';
import { sessionEnd } from '../session/sessionEnd.ts';
import type { Text } from '../text/useText.ts';
import { endPush } from './endPush.ts';
import { isPushSupported } from './isPushSupported.ts';
import { pushMark } from './pushMark.ts';
import { startPush } from './startPush.ts';

/** Time after which the server gets the subscription again, in ms: its key or its networks may have changed. */
const RENEWED_MS = 7 * 24 * 60 * 60_000;

/**
 * Sends a subscription that the browser has replaced to the server, now and when the service worker reports it, and leaves the texts of this
 * page's language for the worker. Ends pushes with the session, and where their permission was taken back.
 *
 * @returns stops watching
 */
export function watchPush(t: Text): () => void {
  if (!isPushSupported()) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const start = () => {
    renew(t).catch((error: unknown) => logProblem('Renewing pushes failed', error));
  };
  const leave = () => endIfOn(true);
  const end = () => void endIfOn(false);
  start();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => data === PUSH_CHANGED && start(),
    { signal },
  );
  beforeSignOut.add(leave);
  sessionEnd.addEventListener('end', end);
  return () => {
    stopped.abort();
    beforeSignOut.delete(leave);
    sessionEnd.removeEventListener('end', end);
  };
}

async function endIfOn(hasSession: boolean): Promise<void> {
  if (pushMark.read()) await endPush(hasSession);
}

async function renew(t: Text): Promise<void> {
  const mark = pushMark.read();
  if (!mark) return;
  if (Notification.permission !== 'granted') {
    await endPush(true);
    return;
  }
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  const isKnown = subscription?.endpoint === mark.endpoint && Date.now() - mark.sentAt < RENEWED_MS;
  if (isKnown && mark.language === language) return;
  try {
    await startPush(mark.userId, mark.accounts, t);
  } catch (error) {
    // Another user has signed in here since.
    if (error instanceof CallableError && error.code === 'permission-denied') await endPush(false);
    throw error;
  }
}
