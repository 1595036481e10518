import {
  startTransition,
  StrictMode,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './app/App.tsx';
import { SessionProviders } from './app/layout/SessionProviders.ts';
import { publicPage } from './app/publicPage.ts';
import { routes } from './app/routes.tsx';
import { paths } from './config/paths.ts';
import { preloadProjectFiles } from './config/projectFile.ts';
import { siteOrigin } from './config/siteOrigin.ts';
import { hasStoredSession } from './features/auth/hasStoredSession.ts';
import { language } from './lib/language/language.ts';
import { loadLanguage } from './lib/language/loadLanguage.ts';
import { reloadInSourceLanguage } from './lib/language/reloadInSourceLanguage.ts';
import { isDialogStep } from './lib/navigation/dialogStep.ts';
import type { PrerenderedPage } from './prerendered/watchPrerenderedPage.ts';
import { showOwnOrigin } from './prerendered/showOwnOrigin.ts';
import { writtenLanguage } from './prerendered/writtenLanguage.ts';

declare global {
  /** zod's configuration; zod uses an existing one. */
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// zod would compile its checks with new Function, which the content security policy refuses. This is set
// before any schema is created, and without importing zod, which a visitor's first page does not need.
globalThis.__zod_globalConfig = { jitless: true };

/** True if the page is prerendered in the interface's language and the user a visitor: then it is hydrated. */
const isVisitorsPage = writtenLanguage(document.getElementById('root')) === language && !hasStoredSession();

const router = createBrowserRouter(routes);

// A dialog does not survive a reload: its history entry is removed as well.
if (isDialogStep(router.state.location.state)) void router.navigate(-1);

/**
 * Loads the code of a session in parallel with the screen's own: otherwise each part would wait for the one
 * before it. A part that fails to load is requested again, and its failure reported, where it is needed.
 */
function loadSession(): Promise<unknown> {
  const ignore = () => undefined;
  if (isHome())
    void import('./app/session/listenAhead.ts').then(({ listenAhead }) => listenAhead()).catch(ignore);
  // Firebase's configuration, in parallel with its code.
  preloadProjectFiles();
  // Not only its code: it reads the session while the screen is drawn.
  void import('./lib/firebase/firebaseServices.ts')
    .then(({ firebaseServices }) => firebaseServices())
    .catch(ignore);
  void import('./features/auth/api/session.ts').catch(ignore);
  void import('./features/auth/api/listenToProfile.ts').catch(ignore);
  return SessionProviders.preload().catch(ignore);
}

/**
 * Longest time that an empty page waits for its screen before it shows that it is loading, in ms: drawing
 * that takes time as well.
 */
const MAX_BEFORE_DRAWING_MS = 100;

/** Returns true if the address is that of the wallet's home. */
function isHome(): boolean {
  const { pathname } = router.state.location;
  return pathname === paths.home || pathname === paths.wallet;
}

/** Texts of the user's language: drawing waits for them, and if their file cannot be loaded the page is in English. */
const languageLoaded = loadLanguage().catch(reloadInSourceLanguage);

/** The session is loaded where there is one, and for a screen that is not public. */
const needsSession =
  hasStoredSession() || !router.state.matches.some(({ route: { handle } }) => handle === publicPage);
const session = hasStoredSession()
  ? loadSession()
  : needsSession
    ? SessionProviders.preload().catch(() => undefined)
    : undefined;

/**
 * Resolves once the screen of this address can be drawn immediately, with the session's part where it needs
 * one.
 */
async function ready(): Promise<void> {
  const screen = new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });
  await Promise.all([screen, session, languageLoaded]);
}

/**
 * Draws the application: over a prerendered page only once the screen of this address is loaded, since the
 * page is readable until then. A visitor's elements are hydrated, with their input, selection and open
 * sections; with a session everything is drawn from scratch.
 *
 * @param page a visitor's page, which is handed over once it is interactive
 */
export async function draw(container: HTMLElement, page?: PrerenderedPage): Promise<void> {
  const isReady = ready();
  if (container.dataset['written'] !== undefined) await isReady;
  const handOver = () => {
    delete container.dataset['written'];
    page?.handOver();
  };
  const application = (
    <StrictMode>
      <Drawn onDrawn={handOver}>
        <App>
          <RouterProvider router={router} />
        </App>
      </Drawn>
    </StrictMode>
  );
  if (!isVisitorsPage) {
    delete container.dataset['written'];
    await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, MAX_BEFORE_DRAWING_MS))]);
    await languageLoaded;
    createRoot(container).render(application);
    return;
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) showOwnOrigin(container, new URL(canonical.href).origin, siteOrigin);
  const hydrate = () => void hydrateRoot(container, application);
  // A press is answered soonest by one task. Until there is one, slices let the page respond.
  if (page?.isAwaited()) hydrate();
  else startTransition(hydrate);
}

interface DrawnProps {
  onDrawn: () => void;
  children: ReactNode;
}

/** Reports that its children are in the page, and restores the scroll position of a prerendered page. */
function Drawn({ onDrawn, children }: DrawnProps) {
  const scrolled = useRef(0);
  // Before the layout effects of the children, among which the router scrolls to the top.
  useInsertionEffect(() => {
    scrolled.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (isVisitorsPage) window.scrollTo(0, scrolled.current);
    onDrawn();
  }, [onDrawn]);
  return children;
}
