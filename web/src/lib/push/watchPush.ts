import { PUSH_CHANGED } from '../../releaseWorker/releaseMessages.ts';
import { language } from '../language/language.ts';
import { logProblem } from '../log/logProblem.ts';
import type { Text } from '../text/useText.ts';
import { isPushSupported } from './isPushSupported.ts';
import { pushMark } from './pushMark.ts';

/** Time after which the server gets the subscription again, in ms: its key or its networks may have changed. */
const RENEWED_MS = 7 * 24 * 60 * 60_000;

/**
 * Sends a subscription that the browser has replaced to the server: now, and when the service worker reports it. Also leaves the texts of
 * this page's language for the worker, and ends pushes whose permission was taken back.
 *
 * @returns stops watching
 */
export function watchPush(t: Text): () => void {
  if (!isPushSupported()) return () => undefined;
  const stopped = new AbortController();
  const renew = async () => {
    const mark = pushMark.read();
    if (!mark) return;
    if (Notification.permission !== 'granted') {
      const { endPush } = await import('./endPush.ts');
      await endPush(true);
      return;
    }
    const registration = await navigator.serviceWorker.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    const isKnown = subscription?.endpoint === mark.endpoint && Date.now() - mark.sentAt < RENEWED_MS;
    if (isKnown && mark.language === language) return;
    const { startPush } = await import('./startPush.ts');
    await startPush(mark.userId, mark.accounts, t);
  };
  const start = () => {
    renew().catch((error: unknown) => logProblem('Renewing pushes failed', error));
  };
  start();
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => data === PUSH_CHANGED && start(),
    { signal: stopped.signal },
  );
  return () => stopped.abort();
}
