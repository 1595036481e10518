import { readFileSync } from 'node:fs';
// The web build has only its script.
import './clients/connect/build.ts';

/** Vite's list of chunks and what they import. */
const manifest = JSON.parse(readFileSync('web/dist/.vite/manifest.json', 'utf8'));

/** The scripts a browser loads for these modules: their chunks, and all that those import. */
function scripts(...modules) {
  const seen = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk for ${name}`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].map((file) => `web/dist/${file}`);
}

const start = ['index.html'];
const home = [...start, 'src/main.tsx', 'src/app/routes/HomeRoute.tsx'];
const landing = [...home, 'src/app/home/LandingPage.tsx'];
const session = [
  'src/app/AppProviders.tsx',
  'src/features/auth/api/session.ts',
  'src/features/auth/api/listenToProfile.ts',
];
const wallet = [
  ...home,
  ...session,
  'src/app/session/listenAhead.ts',
  'src/app/home/SignedInHome.tsx',
  'src/app/routes/WalletRoute.tsx',
];

/** Budgets in gzip: what each screen takes, rounded up. Of the libraries, React, router and MUI take 130 kB, Firebase 120 kB, signing 60 kB. */
export default [
  // All code of a prerendered page until the visitor interacts with it (decision 23): the language by the address, and what leads to the
  // page in the visitor's language (decision 78).
  { name: 'Written page', path: scripts(...start), limit: '3.9 kB', gzip: true },
  // In one file it holds a few parts of MUI's base that only other screens use, and names the files of all screens (decision 84).
  { name: 'Landing page, once it is used', path: scripts(...landing), limit: '164.3 kB', gzip: true },
  // What the window for websites loads before it shows who asks (decision 70).
  { name: 'Window for websites', path: scripts('connect.html'), limit: '9.6 kB', gzip: true },
  {
    name: 'Sign in',
    path: scripts(...landing, ...session, 'src/features/auth/components/AuthPage.tsx'),
    // With the texts of all screens of a session, what hears of an account that was deleted elsewhere (decision 30), and nine networks
    // (decision 37).
    limit: '420.2 kB',
    gzip: true,
  },
  // With the guard of the vault on this device, the journal of sends, what the home showed last (decision 36), and the table of known tokens that
  // checks every answer (decision 59), and what leaves pushed transfers to the service worker (decision 97). The code of holdings on all
  // networks, notices and dialogs comes later.
  { name: 'Wallet', path: scripts(...wallet), limit: '457.6 kB', gzip: true },
  {
    name: 'Wallet with the Send dialog',
    path: scripts(...wallet, 'src/features/signing/transfer/SendDialog.tsx'),
    // ethers without the cipher of its keystores and its word list (decision 20), and the pipeline and summary that every signature shares.
    limit: '571.2 kB',
    gzip: true,
  },
  // The worker that signs for a wallet on this device: ethers, and what reads its bytes again (decision 29).
  // What decodes and signs calls and messages comes when it is asked; the questions about them, with their warnings, are here (decision 51).
  { name: 'Vault', path: 'web/dist/assets/vault.worker-*.js', limit: '103 kB', gzip: true },
  // What a site that connects to the wallet loads. Batches, blocked windows and redirects come when they are needed.
  { name: 'Connector', path: 'clients/connect/dist/index.js', limit: '5 kB', gzip: true },
  // The same with all its parts, and the default wallet's address from its own.
  { name: 'Connector as a script', path: 'web/dist/connect.js', limit: '6.2 kB', gzip: true },
];
