import { networks } from '@everything-wallet/core/networks/networks';
import { compiledTexts } from 'virtual:compiled-texts/push';
import { pushNotes } from '../../releaseWorker/pushNotes.ts';
import { language } from '../language/language.ts';
import { loadTexts } from '../text/loadTexts.ts';
import type { Text } from '../text/useText.ts';
import { askPush } from './askPush.ts';
import { pushMark, type PushMark } from './pushMark.ts';

loadTexts(compiledTexts);

/** Longest wait for the service worker, which a first visit may still be storing, in ms. */
const TIMEOUT_MS = 30_000;

/**
 * Subscribes this browser to pushes, or changes the accounts of its subscription, and leaves the texts for the service worker. The
 * browser's permission must be granted.
 *
 * @param accounts checksum addresses; null for all accounts
 * @param isWanted false if pushes were ended in the meantime: then they end again
 * @returns undefined if they were ended
 * @throws CallableError if the server refuses, 'failed-precondition' if it sends no pushes
 * @throws Error if the browser has no service worker, or its push service does not answer
 */
export async function startPush(
  userId: string,
  accounts: PushMark['accounts'],
  t: Text,
  isWanted: () => boolean = () => true,
): Promise<PushMark | undefined> {
  const { push } = await askPush({ action: 'pushKey', userId });
  if (!push) throw new Error('The answer has no key');
  const { pushManager } = await readyWorker();
  const before = await pushManager.getSubscription();
  const isOwn = pushMark.read()?.userId === userId && keyOf(before) === push.key;
  // Pushes of another user, or for another key, must not reach this browser.
  if (!isOwn) await before?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: push.key };
  const subscription = isOwn && before ? before : await pushManager.subscribe(options);
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  try {
    const keys = { p256dh, auth };
    await askPush({ action: 'subscribePush', userId, subscription: { endpoint, keys }, accounts });
  } catch (error) {
    if (!isOwn) await subscription.unsubscribe();
    throw error;
  }
  const mark = { userId, endpoint, accounts, networks: push.networks, sentAt: Date.now(), language };
  if (isWanted()) {
    pushMark.write(mark);
    await pushNotes.write(notesOf(t));
    if (isWanted()) return mark;
  }
  await pushNotes.end();
  await subscription.unsubscribe();
  await askPush({ action: 'unsubscribePush', userId, endpoint });
  return undefined;
}

function notesOf(t: Text) {
  const place = { network: '{network}', account: '{account}' };
  return {
    received: t('push.received', { network: place.network }),
    sent: t('push.sent', { network: place.network }),
    body: t('push.body', { account: place.account }),
    networks: Object.fromEntries(networks.map(({ rpcName, id, name }) => [rpcName, { id, name }])),
  };
}

function keyOf(subscription: PushSubscription | null): string | undefined {
  const key = subscription?.options.applicationServerKey;
  if (!key) return undefined;
  const text = btoa(String.fromCharCode(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overdue = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No service worker')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([navigator.serviceWorker.ready, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
