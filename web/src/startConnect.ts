import { openConnection } from './features/connect/openConnection.ts';
import { showFirstContent } from './features/connect/showFirstContent.ts';
import { setDocumentLanguage } from './lib/language/setDocumentLanguage.ts';
import { logProblem } from './lib/log/logProblem.ts';

/*
 * Entry point of /connect, the window that websites open (docs/connect-protocol.md). It answers the site and shows who asks
 * before the application is loaded.
 */

const root = document.getElementById('root');
if (!root) throw new Error('connect.html has no #root');

// As in src/main.tsx: the content security policy refuses compiled checks. Set before any schema is created.
globalThis.__zod_globalConfig = { jitless: true };

setDocumentLanguage();
const connection = openConnection(window);
const show = () => showFirstContent(root, connection.state);
show();
const stop = connection.subscribe(show);
try {
  const { drawConnect, loadLanguage } = await import('./drawConnect.tsx');
  await loadLanguage();
  stop();
  drawConnect(root, connection);
} catch (error) {
  stop();
  logProblem('The connection to a website could not be loaded', error);
  showFirstContent(root, connection.state, 'connect.problem.notLoaded');
}
