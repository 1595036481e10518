import { language } from '../../lib/language/language.ts';
import { logProblem } from '../../lib/log/logProblem.ts';
import { trustedScriptUrl } from '../../lib/security/trustedScriptUrl.ts';
import { RELEASE_ACCEPTED } from '../../releaseWorker/releaseMessages.ts';
import { askWorker } from './askWorker.ts';
import { releaseStateSchema } from './releaseStateSchema.ts';
import type { WaitingRelease } from './WaitingRelease.ts';

/** Time between checks for a new release in an open page, in ms. */
const SEARCH_MS = 60 * 60_000;

/** The worker, with the language whose files it stores. */
const workerUrl = trustedScriptUrl('release-worker', `/sw.js?language=${encodeURIComponent(language)}`);

interface ReleaseHandlers {
  /** Called with each release that waits for consent. */
  readonly onWaiting: (release: WaitingRelease) => void;
  /** Called when a release was accepted in any tab: the page has to be loaded again. */
  readonly onAccepted: () => void;
}

let registering: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Stores this release in the browser, so that the wallet opens offline, and reports other releases. A browser that refuses
 * workers or storage has no offline wallet; nothing else differs.
 *
 * @returns stops reporting
 */
export function watchReleases({ onWaiting, onAccepted }: ReleaseHandlers): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  if (!('serviceWorker' in navigator)) return () => undefined;
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<unknown>) => {
      if (data === RELEASE_ACCEPTED) onAccepted();
    },
    { signal },
  );
  // Messages that were sent before this listener was added.
  navigator.serviceWorker.startMessages();

  registering ??= navigator.serviceWorker.register(workerUrl, { updateViaCache: 'none' });
  registering
    .then((registration) => {
      const report = (worker: ServiceWorker | null) => {
        if (worker) reportUnaccepted(worker, signal, onWaiting).catch(logFailure);
      };
      const follow = (worker: ServiceWorker | null) =>
        worker?.addEventListener('statechange', () => worker.state === 'installed' && report(worker), {
          signal,
        });
      follow(registration.installing);
      registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
      const stored = registration.waiting ?? registration.active;
      report(stored);
      stored?.postMessage('maintain');
      const timer = setInterval(() => void registration.update().catch(() => undefined), SEARCH_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    })
    .catch((error: unknown) => {
      registering = undefined;
      logFailure(error);
    });
  return () => stopped.abort();
}

/** Reports the release of a worker unless it is accepted. */
async function reportUnaccepted(
  worker: ServiceWorker,
  signal: AbortSignal,
  onWaiting: (release: WaitingRelease) => void,
): Promise<void> {
  const { id, version, changes, isAccepted } = releaseStateSchema.parse(await askWorker(worker, 'state'));
  if (isAccepted || signal.aborted) return;
  onWaiting({ id, version, changes, accept: async () => void (await askWorker(worker, 'accept')) });
}

function logFailure(error: unknown): void {
  logProblem('The wallet could not be stored for offline use', error);
}
