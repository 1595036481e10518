import '@fontsource-variable/inter';
import { hasStoredSession } from './features/auth/hasStoredSession.ts';
import { setDocumentLanguage } from './lib/language/setDocumentLanguage.ts';
import { documentLanguage } from './lib/language/documentLanguage.ts';
import { storeChosenLanguage } from './lib/language/storeChosenLanguage.ts';
import { logProblem } from './lib/log/logProblem.ts';
import { ownAddress } from './prerendered/ownAddress.ts';
import { waitsForUse } from './prerendered/waitsForUse.ts';
import { watchPrerenderedPage } from './prerendered/watchPrerenderedPage.ts';
import { writtenLanguage } from './prerendered/writtenLanguage.ts';

/*
 * Entry point of every page. Without prerendered content, or with a session, it loads the application
 * immediately. A visitor reads the prerendered page, which needs no application until it is used, and is led to the page in
 * their own language.
 */

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Before the application is loaded: its texts are in the language of the document.
setDocumentLanguage();
storeChosenLanguage();
const isDrawn = writtenLanguage(root) === undefined || hasStoredSession();
const isForeign = !isDrawn && writtenLanguage(root) !== documentLanguage();
const elsewhere = isForeign ? ownAddress(documentLanguage()) : undefined;
if (elsewhere !== undefined) {
  window.location.replace(elsewhere);
} else if (isDrawn) {
  const { draw } = await import('./main.tsx');
  await draw(root);
} else {
  await takeOver(root);
}

/** Waits until the prerendered page is used, and replaces it with the application. */
async function takeOver(container: HTMLElement): Promise<void> {
  const page = watchPrerenderedPage(container);
  const failure = document.getElementById('not-loaded');
  let mustWait = waitsForUse(container);
  for (;;) {
    if (mustWait) await page.used();
    mustWait = true;
    try {
      const { draw } = await import('./main.tsx');
      await draw(container, page);
      failure?.remove();
      return;
    } catch (error) {
      logProblem('The application could not be loaded', error);
      // A user who only reads needs no application.
      if (failure) failure.hidden = !page.isAwaited();
    }
  }
}
