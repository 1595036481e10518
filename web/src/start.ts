import '@fontsource-variable/inter';
import { hasStoredSession } from './features/auth/hasStoredSession.ts';
import { readAuthQuery } from './lib/session/readAuthQuery.ts';
import { logProblem } from './lib/log/logProblem.ts';
import { watchWrittenPage } from './written/watchWrittenPage.ts';

/*
 * What a page runs first. Where nothing is written, or somebody has a session, the application comes at once. A visitor
 * reads what the build has written, which needs no application until it is used.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

if (root.dataset['written'] === undefined || hasStoredSession()) {
  const { draw } = await import('./main.tsx');
  await draw(root);
} else {
  await takeOver(root);
}

/** Waits until the written page is used, and puts the application in its place. */
async function takeOver(container: HTMLElement): Promise<void> {
  const page = watchWrittenPage(container);
  const failure = document.getElementById('not-loaded');
  // The written form signs in: who comes to sign up waits for no first use.
  let mustWait = !readAuthQuery(window.location.search).isSignUp;
  for (;;) {
    if (mustWait) await page.used();
    mustWait = true;
    try {
      const { draw } = await import('./main.tsx');
      await draw(container, page.handOver);
      failure?.remove();
      return;
    } catch (error) {
      logProblem('The application could not be loaded', error);
      // Who only reads misses nothing.
      if (failure) failure.hidden = !page.isAwaited();
    }
  }
}
