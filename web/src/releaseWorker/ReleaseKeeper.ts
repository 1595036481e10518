import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { carryOver } from './carryOver.ts';
import type { Release, ReleaseFile } from './Release.ts';
import { releaseCacheName, releaseCaches } from './releaseCaches.ts';
import { RELEASE_ACCEPTED, type ReleaseState } from './releaseMessages.ts';
import type { WorkerEvent, WorkerScope } from './WorkerScope.ts';

/**
 * Stores the release of its worker, and serves the accepted one until the user accepts the other.
 *
 * A worker that becomes active because the last tab was closed changes nothing: documents come from the
 * accepted release, whichever worker serves them.
 */
export class ReleaseKeeper {
  readonly #scope: WorkerScope;
  readonly #release: Release;
  readonly #files: readonly ReleaseFile[];
  readonly #controller: PrecacheController;

  /** @param language tag of the interface's language; its files are stored as well */
  constructor(scope: WorkerScope, release: Release, language: string | null) {
    this.#scope = scope;
    this.#release = release;
    this.#controller = new PrecacheController({ cacheName: releaseCacheName(release.id) });
    this.#files = [...release.files, ...filesOfLanguage(release, language)];
    this.#controller.addToCacheList([...this.#files]);
  }

  /** Stores all files. The first release of a browser is accepted at once: its page came from the network. */
  async install(event: WorkerEvent): Promise<void> {
    // What could not be carried over is requested.
    await carryOver(this.#release.id, this.#files).catch(() => undefined);
    await this.#controller.install(event);
    const accepted = await releaseCaches.accepted();
    if (accepted === undefined || (await this.#isLost(accepted)))
      await releaseCaches.accept(this.#release.id);
    // Another language of the same release: there is nothing to accept.
    if ((await releaseCaches.accepted()) === this.#release.id) await this.#scope.skipWaiting();
  }

  /** Accepts an urgent release. The browser activates a worker once no tab of an older one is open. */
  async activate(): Promise<void> {
    if (this.#release.isUrgent) await releaseCaches.accept(this.#release.id);
  }

  /** Returns the release to offer, and if it is accepted. */
  async state(): Promise<ReleaseState> {
    const { id, version, changes } = this.#release;
    const accepted = await releaseCaches.accepted();
    return { id, version, changes, isAccepted: accepted === undefined || accepted === id };
  }

  /** Serves this release from now on, and makes all pages reload. */
  async accept(): Promise<void> {
    await releaseCaches.accept(this.#release.id);
    await this.#scope.skipWaiting();
    for (const client of await this.#pages()) client.postMessage(RELEASE_ACCEPTED);
  }

  /**
   * Restores files that the browser has deleted, and deletes releases that no page uses: only at the request of
   * the only open page, and while no other release is being stored.
   */
  async maintain(event: WorkerEvent): Promise<void> {
    if ((await releaseCaches.accepted()) === undefined) await this.install(event);
    else if (!this.#scope.registration.installing && (await this.#pages()).length === 1) {
      await releaseCaches.tidy(this.#release.id);
    }
  }

  #pages() {
    return this.#scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  }

  /** True if the browser has deleted the files of the accepted release. */
  async #isLost(id: string): Promise<boolean> {
    return !(await caches.has(releaseCacheName(id)));
  }
}

/** Files of the interface's language; of the source language for one that this release does not know. */
function filesOfLanguage({ languages }: Release, language: string | null): readonly ReleaseFile[] {
  return languages[language ?? ''] ?? languages[SOURCE_LANGUAGE] ?? [];
}
