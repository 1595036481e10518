import * as firebaseApp from 'firebase/app';

/** What Firebase makes each application of; its types leave it out. */
interface Internals {
  readonly _components?: Map<string, unknown>;
}

/**
 * Takes out of Firebase what counts the days on which it was used, and tells its provider (docs/decisions/0036-last-known-home.md). Its services
 * ask for it where it is there: to know who is signed in they waited for the database that it keeps the days in. To be called
 * before an application is initialized.
 */
export function withoutHeartbeat(): void {
  (firebaseApp as unknown as Internals)._components?.delete('heartbeat');
}
