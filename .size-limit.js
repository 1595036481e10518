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

/**
 * Budgets in gzip: 1.1 times what bare shells of the same libraries take (React, router and MUI 146 kB; with Firebase,
 * forms and queries 398 kB; signing another 61 kB).
 */
export default [
  // All code of a prerendered page until the visitor interacts with it (decision 23).
  // The language by the address, and what leads to the page in the visitor's language (decision 78, 0.5 kB).
  { name: 'Written page', path: scripts(...start), limit: '4.6 kB', gzip: true },
  // 160 kB while a visitor waited for it; in one file it holds a few parts of MUI's base that only other screens use. With the
  // outline that shows where the keyboard is, and how the build divides what the home of a wallet has gained, pictures of the wallet,
  // and what the screens of NFTs and pools have in common with the others.
  // The link that skips to the content, and where a sign-in returns to (0.4 kB). One group that opens and closes, for all screens (0.1 kB).
  // The choice of a language and what loads its texts (0.5 kB). Addresses of pages and links to them in each language (decision 78, 1.1 kB).
  // The tour of the product and the proofs of its claims, pictures of assets and networks, sheets and touch targets (3.7 kB).
  { name: 'Landing page, once it is used', path: scripts(...landing), limit: '176.4 kB', gzip: true },
  // What the window for websites loads before it shows who asks (decision 70).
  // And what notices a return address that names another origin (0.2 kB).
  // And the choice of a language (0.4 kB), and that of the page before (0.2 kB).
  { name: 'Window for websites', path: scripts('connect.html'), limit: '10.3 kB', gzip: true },
  {
    name: 'Sign in',
    path: scripts(...landing, ...session, 'src/features/auth/components/AuthPage.tsx'),
    // With what hears of an account that was deleted elsewhere, and ends what older sessions may write (decision 30); and the
    // words for who has a phrase already (decision 33), whose screens come later; and what loads the note of a wallet on this device. And what stands in the files of
    // nine networks (decision 37, 1.5 kB), and the texts of a Send that always says why it does not, also where nodes disagree.
    // The record of a call is in every session's catalogue of shapes and texts (decision 50, 0.4 kB).
    // The texts of maintenance, of a session that ended and of other answers, fields for words that must not be remembered, and the mark
    // of the account's password, which a device password is compared with (3.1 kB).
    // The consent to a call in its record (0.1 kB).
    // The choice of the language, and the mark of its decimals (0.5 kB). Addresses of pages in each language (decision 78, 1.2 kB).
    limit: '443.8 kB',
    gzip: true,
  },
  // With the guard of the vault on this device, and the journal of sends behind it; and what loads the home's notices
  // (decision 33); how deep a young block is, and what asks for the Send dialog's code when nothing else is to be done. And what
  // the home showed last: how it is read, checked, kept and shown (decision 36, 1.4 kB); nine networks (decision 37, 1.5 kB); names of
  // accounts, their switcher, and the history's pictures and names; and what asks for what came in and what is held on all networks
  // (decision 38), and values in the person's own money with what they are worth by contract; and the
  // places of what is held everywhere, whose code comes later, and what says where a total rests on one node's word (decision 41).
  // And the contracts of the catalogue's tokens, with rows whose names are whole on a phone (0.2 kB); which networks the user
  // waits for, and what has changed on the others (decision 43, 0.9 kB, which saves most questions to nodes); the sentences of prices
  // that are not known now and of nodes that disagree (0.3 kB), and the contract of a swap's quote (decision 47, 0.4 kB); the
  // questions what a call would do with its gas and fees, and the words of calls that were interrupted (decisions 48 and 51, 0.7 kB).
  // And what the record of a call says, with what loads its words when a list shows one (decision 50, 1.2 kB); kinds of calls and questions
  // of NFTs, orders and pools (0.5 kB).
  // Besides what sign-in has gained: which addresses this device has keys for, the table of known tokens that checks every answer, tokens
  // that imitate others, transactions with one nonce, the maintenance banner and the support chat's button (8.1 kB in all).
  // Amounts of 6 digits with the exact ones on demand, which every card and row has (decision 65, 0.8 kB).
  // Large screens and hooks in smaller files (0.2 kB; 0.7 kB with the Send dialog).
  // Listings are stored by a callable of their own, and only swaps check the shape of a quote (0.4 kB less).
  // The screens of connected websites in the list of files, and what a record says of the website (decision 70, 0.9 kB; 0.9 kB of the landing page).
  // The choice of the language (0.5 kB). Addresses of pages in each language (decision 78, 1.2 kB), and how the build divides them.
  // The address to receive on without a connection, and what loads the offer of a release (0.5 kB).
  // One card for account, total and balance, the row of screens, and names in every script (4.2 kB with those of the landing page).
  { name: 'Wallet', path: scripts(...wallet), limit: '477.2 kB', gzip: true },
  {
    name: 'Wallet with the Send dialog',
    path: scripts(...wallet, 'src/features/signing/transfer/SendDialog.tsx'),
    // ethers without the cipher of its keystores (decision 20), and the form's fields; dialogs and fields are files of
    // their own since those of the account use them as well. With what compares recipients, and its texts (decision 28),
    // and choosing amount and fee in plain sight; with what asks of saved and watched addresses, and of other networks; and with
    // what the wallet has besides, as above; and what of ethers stands in files of its own since other dialogs sign calls and read
    // signed ones (decision 51: 0.6 kB, then 1 kB where transactions left the file of the words, and 0.7 kB of the question of gas).
    // What reads orders of Seaport, and their warnings (decision 54, 1.3 kB). The recipient's field and guard are a file of their own since
    // NFTs are sent by them too (decision 56, 0.2 kB). The names of more files that pages share since the activity dashboard asks for the
    // floors of NFTs (decision 54, 0.4 kB).
    // The summary that must settle before it is signed, nonces that a refused transaction still holds, the check for a token's contract as
    // recipient, and amounts in the person's currency (11.2 kB with what the wallet has gained).
    // The exact fee and total beside the short ones (0.4 kB, and what the wallet has).
    // Without ethers' copy of the word list (decision 20, 5 kB less); with the pipeline and summary that every signature shares, in files
    // of their own (1.2 kB). The request for the transfer's effects, whose review is a file of its own (0.2 kB).
    // The language in which amounts are typed (0.5 kB). Addresses of pages in each language (decision 78, 1.3 kB).
    // What postpones an update while a review is open (0.3 kB, and what the wallet has).
    // Steps on a phone, recent recipients, reviews as sentences and the contracts of apps (8.2 kB with what the wallet has gained).
    limit: '601.6 kB',
    gzip: true,
  },
  // The worker that signs for a wallet on this device: ethers, and what reads its bytes again (decision 29).
  // What decodes and signs calls and messages comes when it is asked; the questions about them, with their warnings, are here (decision 51, 1.3 kB).
  // It compares decimals with its own table of known tokens, and refuses what treats a token as an NFT (1.4 kB).
  { name: 'Vault', path: 'web/dist/assets/vault.worker-*.js', limit: '113.5 kB', gzip: true },
  // What a site that connects to the wallet loads. Batches, blocked windows and redirects come when they are needed.
  { name: 'Connector', path: 'clients/connect/dist/index.js', limit: '5 kB', gzip: true },
  // The same with all its parts, and the default wallet's address from its own.
  { name: 'Connector as a script', path: 'web/dist/connect.js', limit: '6.2 kB', gzip: true },
];
