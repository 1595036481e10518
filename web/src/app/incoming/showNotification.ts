import type { Arrived } from '@everything-wallet/core/schemas/incomingScan';
import { transactionAlerts } from '../../lib/storage/transactionAlerts.ts';
import { isPushed } from './isPushed.ts';

interface Notified {
  /** Tag of the notification. */
  readonly id: string;
  readonly transfers: readonly Arrived[];
  readonly userId: string;
}

/**
 * Shows a notification of the browser, one for each transfer, whichever tab shows it.
 *
 * @returns false where the browser shows none, or the service worker does
 */
export function showNotification(title: string, text: string, { id, transfers, userId }: Notified): boolean {
  if (!transactionAlerts.mayNotify() || isPushed(transfers, userId)) return false;
  try {
    const notice = new Notification(title, { body: text, tag: id });
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
    });
    return true;
  } catch {
    // Browsers of phones show none but by a service worker: the page shows it once it is visible.
    return false;
  }
}
