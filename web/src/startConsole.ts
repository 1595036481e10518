import { setDocumentLanguage } from './lib/language/setDocumentLanguage.ts';
import type { ConsoleProvider } from './features/connectConsole/ConsoleProvider.ts';

/*
 * Entry point of /connect-console, where a developer uses this wallet as a website does, through /connect.js. It is a
 * document of its own: its headers let it open the wallet's window, which those of the other pages cut off.
 */

const root = document.getElementById('root');
const { everythingWallet } = globalThis as { everythingWallet?: { readonly provider: ConsoleProvider } };
if (!root || !everythingWallet) throw new Error('connect-console.html has no #root, or no connector');

// Loaded later, as in startConnect.ts: a document's first script is small.
setDocumentLanguage();
const { drawConsole, loadLanguage } = await import('./drawConsole.tsx');
await loadLanguage();
drawConsole(root, everythingWallet.provider);
