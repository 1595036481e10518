import { transactionAlerts } from '../../lib/storage/transactionAlerts.ts';

/**
 * Shows a notification of the browser, one for each transfer, whichever tab shows it.
 *
 * @returns false where the browser shows none
 */
export function showNotification(title: string, text: string, id: string): boolean {
  if (!transactionAlerts.mayNotify()) return false;
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
