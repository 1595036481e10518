import '@fontsource-variable/inter';
import { hasStoredSession } from './features/auth/hasStoredSession.ts';
import { SOURCE_LANGUAGE } from '@everything-wallet/core/texts/sourceLanguage';
import { setDocumentLanguage } from './lib/language/setDocumentLanguage.ts';
import { documentLanguage } from './lib/language/documentLanguage.ts';
import { readAuthQuery } from './lib/session/readAuthQuery.ts';
import { logProblem } from './lib/log/logProblem.ts';
import { watchPrerenderedPage } from './prerendered/watchPrerenderedPage.ts';

/*
 * Entry point of every page. Without prerendered content, or with a session, it loads the application
 * immediately. A visitor reads the prerendered page, which needs no application until it is used.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before the application is loaded: its texts are in the language of the document.
setDocumentLanguage();
if (root.dataset['written'] === undefined || hasStoredSession()) {
  const { draw } = await import('./main.tsx');
  await draw(root);
} else {
  await takeOver(root);
}

/** Waits until the prerendered page is used, and replaces it with the application. */
async function takeOver(container: HTMLElement): Promise<void> {
  const page = watchPrerenderedPage(container);
  const failure = document.getElementById('not-loaded');
  // The prerendered form signs in: a visitor who wants to sign up does not wait for a first use. Nor does one whose
  // language the page is not in.
  let mustWait = !readAuthQuery(window.location.search).isSignUp && documentLanguage() === SOURCE_LANGUAGE;
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
      // A user who only reads needs no application.
      if (failure) failure.hidden = !page.isAwaited();
    }
  }
}
