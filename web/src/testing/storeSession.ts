/** Stores a session in this browser, as Firebase does. */
export function storeSession(uid: string): void {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
}
