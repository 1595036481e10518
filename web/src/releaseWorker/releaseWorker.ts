import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { isScreen } from './isScreen.ts';
import { openShared, SHARE_PATH } from './openShared.ts';
import { PushReceiver } from './PushReceiver.ts';
import type { Release } from './Release.ts';
import { releaseCaches } from './releaseCaches.ts';
import { ReleaseKeeper } from './ReleaseKeeper.ts';
import type { WorkerScope } from './WorkerScope.ts';

/*
 * The service worker of the wallet (docs/features/offline.md). It answers only for documents of the
 * application, its built files, two configuration files and what other applications share. All other requests go past it: those of other
 * origins, functions, pictures and /connect. It also shows pushes about transfers (docs/features/push.md).
 */

/** Described by the build (web/prerender/releaseScript.ts). */
declare const RELEASE: Release;

/** Files that describe the environment (src/config/projectFile.ts). */
const SETTINGS = ['/__/firebase/init.json', '/environment.json'];
/** Longest wait for the current settings before those of the last visit are used, in s. */
const SETTINGS_S = 2;
/** Documents with a file of their own; the shell draws all others. */
const HOME = '/';
const SHELL = '/wallet';

const scope = globalThis as unknown as WorkerScope;
const language = new URL(scope.location.href).searchParams.get('language');
const keeper = new ReleaseKeeper(scope, RELEASE, language);
const receiver = new PushReceiver(scope, RELEASE.screens);

scope.addEventListener('install', (event) => event.waitUntil(keeper.install(event)));
scope.addEventListener('activate', (event) => event.waitUntil(keeper.activate()));
scope.addEventListener('message', (event) => {
  const [port] = event.ports;
  const answer = async () => {
    if (event.data === 'state') port?.postMessage(await keeper.state());
    if (event.data === 'maintain') await keeper.maintain(event);
    if (event.data === 'accept') {
      await keeper.accept();
      port?.postMessage('accepted');
    }
  };
  event.waitUntil(answer());
});

scope.addEventListener('push', (event) => event.waitUntil(receiver.show(event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(receiver.open(event)));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(receiver.renew(event)));

/** Answers with a stored file; a file that is not stored is requested. */
const storedOr = (find: () => Promise<Response | undefined>, request: Request): Promise<Response> =>
  find()
    // A browser that refuses its storage still has the network.
    .catch(() => undefined)
    .then((stored) => stored ?? fetch(request));

registerRoute(
  ({ request, sameOrigin, url }) =>
    sameOrigin && request.mode === 'navigate' && isScreen(url.pathname, RELEASE.screens),
  ({ request, url }) => storedOr(() => releaseCaches.find(url.pathname === HOME ? HOME : SHELL), request),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === SHARE_PATH,
  ({ request }) => openShared(request),
  'POST',
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  ({ request, url }) => storedOr(() => releaseCaches.findHashed(url.pathname), request),
);
// Documents of releases before decision 87 request it.
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === '/early.js',
  ({ request, url }) => storedOr(() => releaseCaches.find(url.pathname), request),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && SETTINGS.includes(url.pathname),
  new NetworkFirst({ cacheName: 'settings', networkTimeoutSeconds: SETTINGS_S }),
);
