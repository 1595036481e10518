import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { SessionProviders } from './app/layout/SessionProviders.ts';
import { routes } from './app/routes.tsx';
import { hasStoredSession } from './features/auth/hasStoredSession.ts';

declare global {
  /** zod's configuration; zod takes the one it finds. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod would compile its checks with new Function, which the content security policy refuses. It is told before any
// schema is made, and without importing zod, which a visitor's first page does not need.
globalThis.__zod_globalConfig = { jitless: true };

const router = createBrowserRouter(routes);

/**
 * Loads what a session needs, beside the screen's own code: each part would else be asked for by the one before it. What
 * cannot be loaded now is asked for again, and missed, where it is needed.
 */
function loadSession(): Promise<unknown> {
  const ignore = () => undefined;
  void import('./features/auth/api/session.ts').catch(ignore);
  void import('./features/auth/api/listenToProfile.ts').catch(ignore);
  return SessionProviders.preload().catch(ignore);
}

const session = hasStoredSession() ? loadSession() : undefined;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * Draws the application over what the build has written into the page, once the screen of this address is loaded: until
 * then a visitor reads the written page.
 */
function draw(container: HTMLElement): void {
  delete container.dataset['written'];
  createRoot(container).render(
    <StrictMode>
      <App>
        <RouterProvider router={router} />
      </App>
    </StrictMode>,
  );
}

/** Resolves once the screen of this address can be drawn at once, with the session's part where there is a session. */
async function ready(): Promise<void> {
  const screen = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  await Promise.all([screen, session]);
}

if (root.dataset['written'] === undefined) draw(root);
else void ready().then(() => draw(root));
