import { shortenAddress } from '@everything-wallet/core/accounts/shortenAddress';
import { isScreen } from './isScreen.ts';
import { pushNotes } from './pushNotes.ts';
import { readPushNotice } from './readPushNotice.ts';
import { PUSH_CHANGED } from './releaseMessages.ts';
import type { NotificationClick, PushChange, PushMessage, WorkerScope } from './WorkerScope.ts';

const HISTORY = '/history';

/** Shows pushes about transfers, whose text is made here, and opens the history when a person presses one. */
export class PushReceiver {
  readonly #scope: WorkerScope;
  readonly #screens: readonly string[];

  /** @param screens paths that the application draws */
  constructor(scope: WorkerScope, screens: readonly string[]) {
    this.#scope = scope;
    this.#screens = screens;
  }

  /** Shows a push, unless the wallet is on the screen: then its page notifies. */
  async show({ data }: Pick<PushMessage, 'data'>): Promise<void> {
    const notice = readPushNotice(contentOf(data));
    if (!notice) return;
    const notes = await pushNotes.read();
    if (!notes) {
      await (await this.#scope.registration.pushManager.getSubscription())?.unsubscribe();
      return;
    }
    const isSeen = (await this.#windows()).some(
      ({ url, focused, visibilityState }) =>
        focused && visibilityState === 'visible' && isScreen(new URL(url).pathname, this.#screens),
    );
    if (isSeen) return;
    const { id, kind, network, address } = notice;
    const known = notes.networks[network];
    const fill = (text: string) =>
      text.replaceAll('{network}', known?.name ?? network).replaceAll('{account}', shortenAddress(address));
    const query = new URLSearchParams({ account: address, ...(known && { network: known.id }) });
    await this.#scope.registration.showNotification(fill(notes[kind]), {
      ...{ body: fill(notes.body), tag: id, data: `${HISTORY}?${query.toString()}` },
      icon: '/icons/icon-192.png',
    });
  }

  /** Opens the history of a pressed notification, in a window of the wallet if there is one. */
  async open({ notification }: Pick<NotificationClick, 'notification'>): Promise<void> {
    notification.close();
    const path = typeof notification.data === 'string' ? notification.data : HISTORY;
    const windows = (await this.#windows()).filter(({ url }) =>
      isScreen(new URL(url).pathname, this.#screens),
    );
    for (const window of windows) {
      try {
        // Only a window that this worker controls can be navigated.
        const shown = await window.navigate(path);
        await (shown ?? window).focus();
        return;
      } catch {
        // The next one, or a new one.
      }
    }
    await this.#scope.clients.openWindow(path);
  }

  /** Subscribes again after the browser has ended a subscription, and makes an open page send it to the server. */
  async renew({ oldSubscription }: Pick<PushChange, 'oldSubscription'>): Promise<void> {
    const key = oldSubscription?.options.applicationServerKey;
    if (!key || !(await pushNotes.read())) return;
    const options = { userVisibleOnly: true, applicationServerKey: key };
    await this.#scope.registration.pushManager.subscribe(options);
    for (const window of await this.#windows()) window.postMessage(PUSH_CHANGED);
  }

  #windows() {
    return this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }
}

function contentOf(data: PushMessage['data']): unknown {
  try {
    return data?.json();
  } catch {
    return undefined;
  }
}
