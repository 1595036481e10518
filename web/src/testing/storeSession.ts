/** Puts a session into this browser, as Firebase keeps one. */
export function storeSession(uid: string): void {
  window.localStorage.setItem('firebase:authUser:key:[DEFAULT]', JSON.stringify({ uid }));
}
