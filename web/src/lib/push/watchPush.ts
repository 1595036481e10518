import { PUSH_CHANGED } from '../../releaseWorker/releaseMessages.ts';
import { CallableError } from '../firebase/CallableError.ts';
import { language } from '../language/language.ts';
import { logProblem } from '../log/logProblem.ts';
import { sessionEnd } from '../session/sessionEnd.ts';
import type { Text } from '../text/useText.ts';
import { endPush } from './endPush.ts';
import { isPushed } from './isPushed.ts';
import { isPushSupported } from './isPushSupported.ts';
import { pushCover } from './pushCover.ts';
import { pushMark } from './pushMark.ts';
import { startPush } from './startPush.ts';

/** Time after which the server gets the subscription again, in ms: its key or its networks may have changed. */
const RENEWED_MS = 7 * 24 * 60 * 60_000;

pushCover.isPushed = isPushed;
// For a session that ended elsewhere; the screens of the wallet are gone by then.
sessionEnd.addEventListener('end', () => void endIfOn(false));

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
  const leave = (event: Event) => (event as CustomEvent<Promise<void>[]>).detail.push(endIfOn(true));
  start();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => data === PUSH_CHANGED && start(),
    { signal },
  );
  sessionEnd.addEventListener('leave', leave, { signal });
  return () => stopped.abort();
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
    await startPush(mark.userId, mark.accounts, t, () => pushMark.read() !== undefined);
  } catch (error) {
    // Another user has signed in here since.
    if (error instanceof CallableError && error.code === 'permission-denied') await endPush(false);
    throw error;
  }
}
