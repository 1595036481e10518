import { fileURLToPath } from 'node:url';

/** Part of the bundler that lists the imports of a module. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    /** Dynamic imports. */
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const module = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const START = module('src/start.ts');
const MAIN = module('src/main.tsx');
const LANGUAGE = module('src/lib/language/setDocumentLanguage.ts');
const PAGES = module('src/app/publicPages.ts');
/** Loaded by a press on any public page. */
const SEARCH = module('src/features/search/components/SearchDialog.tsx');
const SESSION = module('src/app/AppProviders.tsx');
const SIGN_IN = [
  'components/AuthPage.tsx',
  'components/ForgotPasswordPage.tsx',
  'components/EmailActionPage.tsx',
  'api/session.ts',
  'api/listenToProfile.ts',
].map((path) => module(`src/features/auth/${path}`));
const WALLET = ['session/SessionWaiting', 'home/SignedInHome', 'routes/WalletRoute'].map((path) =>
  module(`src/app/${path}.tsx`),
);
/**
 * Of the signing libraries, the wallet's home needs only an address's checksum; the library's index imports
 * all of them.
 */
const SIGNING = /\/node_modules\/(ethers|@noble)\//;
/**
 * Modules that decode calls, small parts of which each screen uses a few; those that build calls, sign
 * messages or contain a registry are separate.
 */
const CALLS =
  /\/(packages\/core\/src\/(calls\/((readers|reading|kinds|kinds\/shared)\/)?|exchanges\/)|web\/src\/lib\/calls\/)[^/]+$|\/packages\/core\/src\/pools\/(listedPools|ethereumPools|polygonPools)\.ts$/;
/**
 * Small modules that small files import: in the wallet's file, each of them would import all that the wallet loads.
 * The window for websites needs `originKind` before it shows who asks.
 */
const ALONE = ['/packages/core/src/errors/WalletError.ts', '/packages/core/src/connect/originKind.ts'];

/**
 * Assigns modules to shared files. Without it the wallet's home had 107 of them, one for each set of screens
 * that share code, and requesting them took longer than loading their content.
 *
 * - 'language': the choice of the document's language, which every page makes before anything else;
 * - 'frame': the base of the whole application, everything that src/main.tsx imports except the code of
 *   src/start.ts. A prerendered page loads it only on first use;
 * - 'session': imports of a session's providers;
 * - 'wallet': imports of the wallet's home;
 * - 'calls': modules that decode contract calls, and the pools that they name. The frame lists each file that
 *   a screen loads: a dozen small ones would cost every visitor.
 *
 * Modules that a public page needs too remain separate, since a visitor loads nothing for users with a
 * session; so do modules of the wallet that sign-in needs too. A group for the bundler's `codeSplitting`.
 */
export function chunkGroups() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'shared',
    name: (id: string, modules: Modules) => {
      // The build's prerendering code is not for browsers.
      chunks ??= modules.getModuleInfo(MAIN) ? divide(modules) : new Map();
      return chunks.get(id) ?? null;
    },
  };
}

/**
 * Returns the file name of each module that shares one. Of two files at most one imports the other, so they
 * load in order.
 */
function divide(modules: Modules): ReadonlyMap<string, string> {
  /** Collects modules and all their transitive imports; dynamic imports as far as followed. */
  const reach = (starts: readonly string[], isFollowed: (id: string) => boolean = () => false) => {
    const found = new Set<string>();
    const open = [...starts];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      const info = modules.getModuleInfo(id);
      open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []).filter(isFollowed));
    }
    return found;
  };
  const chunks = new Map<string, string>();
  const put = (name: string, starts: readonly string[], except: readonly ReadonlySet<string>[]) => {
    for (const id of reach(starts)) {
      const isOfOthers =
        SIGNING.test(id) ||
        ALONE.some((path) => id.endsWith(path)) ||
        except.some((others) => others.has(id));
      if (!chunks.has(id) && !isOfOthers) chunks.set(id, name);
    }
  };
  const atStart = reach([START]);
  const pages = modules.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];
  // / is the wallet's home with a session, and a public page without.
  const visitors = reach([...pages, SEARCH], (id) => !WALLET.includes(id));
  put('language', [LANGUAGE], []);
  put('frame', [MAIN], [atStart]);
  put('session', [SESSION], [atStart, visitors]);
  put('wallet', WALLET, [atStart, visitors, reach(SIGN_IN)]);
  for (const id of reach([MAIN], () => true)) {
    if (CALLS.test(id) && !visitors.has(id) && !chunks.has(id)) chunks.set(id, 'calls');
  }
  return chunks;
}
