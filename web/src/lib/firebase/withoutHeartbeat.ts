import * as firebaseApp from 'firebase/app';

/** Internals of each Firebase application; its types omit them. */
interface Internals {
  readonly _components?: Map<string, unknown>;
}

/**
 * Removes the heartbeat service from Firebase, which counts the days of use and sends them to its provider
 * (docs/decisions/0036-last-known-home.md). Other services wait for it where it exists: sign-in was delayed
 * by the database in which it stores the days. Call it before an application is initialized.
 */
export function withoutHeartbeat(): void {
  (firebaseApp as unknown as Internals)._components?.delete('heartbeat');
}
