/** Message of a page to the worker; the worker answers on the port that comes with it. */
export type ReleaseQuestion = 'state' | 'accept' | 'maintain';

/** Message of the worker to all pages: another release was accepted. */
export const RELEASE_ACCEPTED = 'releaseAccepted';

/** Message of the worker to all pages: the browser has replaced the subscription for pushes. */
export const PUSH_CHANGED = 'pushChanged';

/** Release of a worker, and its state. */
export interface ReleaseState {
  /** Release that the worker brings. */
  readonly id: string;
  readonly version: string;
  readonly changes: readonly string[];
  /** True if pages are served from it. */
  readonly isAccepted: boolean;
}
