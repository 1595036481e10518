/** Returns true if the browser can get pushes; on iOS only if the wallet was added to the Home Screen. */
export function isPushSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}
