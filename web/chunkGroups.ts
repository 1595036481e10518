import { fileURLToPath } from 'node:url';

/** The bundler, as far as it tells what a module imports. */
interface Modules {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    /** What it imports only when it runs. */
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

const module = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const START = module('src/start.ts');
const MAIN = module('src/main.tsx');
const PAGES = module('src/app/publicPages.ts');
const SESSION = module('src/app/AppProviders.tsx');
const SIGN_IN = [
  'components/AuthPage.tsx',
  'components/ForgotPasswordPage.tsx',
  'components/EmailActionPage.tsx',
  'api/session.ts',
  'api/listenToProfile.ts',
].map((path) => module(`src/features/auth/${path}`));
const WALLET = ['SessionWaiting', 'SignedInHome', 'WalletRoute'].map((name) =>
  module(`src/app/routes/${name}.tsx`),
);
/** Of what signing needs, the wallet's home takes an address's checksum alone; the library's index names all of it. */
const SIGNING = /\/node_modules\/(ethers|@noble)\//;
/** What reads a call, in small parts of which each screen takes some; what builds calls, signs messages, or knows a registry is by itself. */
const CALLS =
  /\/(packages\/core\/src\/(calls\/(readers\/|reading\/)?|exchanges\/)|web\/src\/lib\/calls\/)[^/]+$|\/packages\/core\/src\/vaults\/(vaultsOf|ethereumVaults|polygonVaults)\.ts$/;
/** A class of a few lines that many small files import: in the wallet's file it would have each of them name all that the wallet loads. */
const ALONE = '/packages/core/src/errors/WalletError.ts';

/**
 * Says which modules share a file. Without it the wallet's home was 107 of them, one for each set of screens that has
 * something in common, and asking for them took longer than what is in them.
 *
 * - 'frame': what the whole application stands on, all that src/main.tsx imports, but for what src/start.ts has already. It
 *   is loaded by a written page only once that is used;
 * - 'session': what the providers of a session import;
 * - 'wallet': what the wallet's home imports;
 * - 'calls': what reads calls of contracts, and the pools that it names. The frame names each file that a screen loads: a dozen of a few lines would cost every visitor.
 *
 * What a public page needs too stays by itself, for a visitor loads nothing for people with a session; so does, of the
 * wallet, what sign-in needs too. A group for the bundler's `codeSplitting`.
 */
export function chunkGroups() {
  let chunks: ReadonlyMap<string, string> | undefined;
  return {
    debugName: 'shared',
    name: (id: string, modules: Modules) => {
      // What writes the pages at the build is no browser's.
      chunks ??= modules.getModuleInfo(MAIN) ? divide(modules) : new Map();
      return chunks.get(id) ?? null;
    },
  };
}

/** The name of the file of each module that shares one. Of two files at most one imports the other, so they load in order. */
function divide(modules: Modules): ReadonlyMap<string, string> {
  /** Some modules and all that they import in however many steps; also what is imported when they run, as far as followed. */
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
      const isOfOthers = SIGNING.test(id) || id.endsWith(ALONE) || except.some((others) => others.has(id));
      if (!chunks.has(id) && !isOfOthers) chunks.set(id, name);
    }
  };
  const atStart = reach([START]);
  const pages = modules.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? [];
  // / is the wallet's home for who is signed in, and no visitor's.
  const visitors = reach(pages, (id) => !WALLET.includes(id));
  put('frame', [MAIN], [atStart]);
  put('session', [SESSION], [atStart, visitors]);
  put('wallet', WALLET, [atStart, visitors, reach(SIGN_IN)]);
  for (const id of reach([MAIN], () => true)) {
    if (CALLS.test(id) && !visitors.has(id) && !chunks.has(id)) chunks.set(id, 'calls');
  }
  return chunks;
}
