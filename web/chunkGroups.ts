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
/** Entry point of the window for websites, which must not load a screen's file before it shows who asks. */
const WINDOW = module('src/startConnect.ts');
/** Modules that each document loads before anything else: its language, the report of failures, and what loads the rest. */
const DOCUMENT = [
  module('src/lib/language/setDocumentLanguage.ts'),
  module('src/lib/language/documentLanguage.ts'),
  module('src/lib/log/logProblem.ts'),
  '\0vite/preload-helper.js',
];
const PAGES = module('src/app/publicPages.ts');
/** Small modules that a press on a public page loads with its answer, and a session with its texts. */
const SMALL = ['src/lib/text/loadTexts.ts', '../packages/core/src/texts/supportEmail.ts'].map(module);
/** Loaded by a press on any public page. */
const SEARCH = module('src/features/search/components/SearchDialog.tsx');
/** The landing page, and the page that uses the controls of most public pages. */
const LANDING = ['routes/HomeRoute', 'home/LandingPage'].map((path) => module(`src/app/${path}.tsx`));
const SUPPORT = module('src/app/routes/SupportRoute.tsx');
/** Loaded by a press on the support page. */
const CHAT = module('src/features/chat/components/SupportChat.tsx');
const SESSION = module('src/app/AppProviders.tsx');
/** Requests of a session, which come with Firebase. */
const ACCOUNT = ['session', 'listenToProfile'].map((name) => module(`src/features/auth/api/${name}.ts`));
const SIGN_IN = [
  ...['AuthPage', 'ForgotPasswordPage', 'EmailActionPage'].map((name) =>
    module(`src/features/auth/components/${name}.tsx`),
  ),
  ...ACCOUNT,
];
const WALLET = ['session/SessionWaiting', 'home/SignedInHome', 'routes/WalletRoute'].map((path) =>
  module(`src/app/${path}.tsx`),
);
const SEND = module('src/features/signing/transfer/SendDialog.tsx');
/**
 * Libraries of which some screens need only a part: of the signing libraries, whose index imports everything, the wallet's home
 * needs only the checksum of an address. Firebase and zod are large, and the resolver of forms imports zod.
 */
const SEPARATE =
  /\/node_modules\/(ethers|@noble|@scure|@firebase|firebase|idb|zod|@hookform)\/|\/(lib\/firebase\/(firebaseServices|withoutHeartbeat)|withoutRe2js)\.ts$/;
const FIREBASE = /\/node_modules\/@firebase\/(auth|firestore|functions)\//;
/**
 * Modules that MUI's indexes name, but that no build contains or only some screens use: following them would bring fields into the
 * base of the application.
 */
const NAMED_ONLY =
  /\/@mui\/(material\/styles\/enhanceHighContrast\.mjs|system\/(Stack|useMediaQuery)\/)|\.css$/;
/**
 * Modules that decode calls: each screen uses a few of these small parts. Those that build calls, sign messages or
 * contain a registry are separate.
 */
const CALLS =
  /\/(packages\/core\/src\/(calls\/((readers|reading|kinds|kinds\/shared)\/)?|exchanges\/)|web\/src\/lib\/calls\/)[^/]+$|\/packages\/core\/src\/pools\/(listedPools|ethereumPools|polygonPools)\.ts$/;
/** Module that small files import: if it were in the wallet's file, each of them would load everything that the wallet loads. */
const ALONE = '/packages/core/src/errors/WalletError.ts';
/** Modules of the interface, which are small; other modules can be a library, a list or the texts of a page. */
const INTERFACE = /\/(web\/src|node_modules\/@mui)\//;
/** Minimum number of lazy imports that reach a module for it to be in a file that screens share. */
const MIN_SCREENS = 5;

/**
 * Assigns modules to shared files. Without it the wallet's home had 107 of them, one for each set of screens
 * that share code, and requesting them took longer than loading their content. The frame lists each file that a screen loads:
 * each costs every visitor 20 bytes.
 *
 * - 'document': what every document loads before anything else;
 * - 'start': imports of src/start.ts, all code of a prerendered page before its first use;
 * - 'window': what the window for websites shares with the application;
 * - 'frame': the base of the whole application, everything else that src/main.tsx imports;
 * - 'session': imports of a session's providers;
 * - 'wallet': imports of the wallet's home;
 * - 'controls': what sign-in and the wallet share with public pages, 'toasts': what a session shares with some of their parts;
 * - 'site': what the landing page shares with other public pages;
 * - 'account': what the requests of a session share, which import Firebase;
 * - 'fields': what sign-in shares with the support chat;
 * - 'menus': what sign-in shares with the wallet's home, 'forms': what it shares with the Send dialog;
 * - 'tips': what the wallet's home shares with a part of a public page;
 * - 'calls': modules that decode contract calls, and the pools that they name;
 * - 'dialogs': what the Send dialog shares with a part of a public page, 'sending': what it shares with other screens, and
 *   'screens': what other screens share.
 *
 * The files of the session and the wallet contain no module that a public page or sign-in needs too, since a visitor loads nothing
 * that only users with a session need. A group for the bundler's `codeSplitting`.
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

/** Collects modules and all their transitive imports; dynamic imports as far as followed. */
type Reach = (starts: readonly string[], isFollowed?: (id: string) => boolean) => ReadonlySet<string>;

function reachIn(modules: Modules): Reach {
  return (starts, isFollowed = () => false) => {
    const found = new Set<string>();
    const open = [...starts];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || NAMED_ONLY.test(id)) continue;
      found.add(id);
      const info = modules.getModuleInfo(id);
      open.push(...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? []).filter(isFollowed));
    }
    return found;
  };
}

/**
 * Returns the file name of each module that shares one. Everything that a group imports is in that group, in an earlier one or in
 * none. So two files never import each other, and they load in order.
 */
function divide(modules: Modules): ReadonlyMap<string, string> {
  const reach = reachIn(modules);
  const chunks = new Map<string, string>();
  const put = (name: string, ids: Iterable<string>, isOfOthers: (id: string) => boolean = () => false) => {
    for (const id of ids) {
      const isAlone = SEPARATE.test(id) || id.endsWith(ALONE);
      if (!chunks.has(id) && !isAlone && !isOfOthers(id)) chunks.set(id, name);
    }
  };
  const pages = [...(modules.getModuleInfo(PAGES)?.dynamicallyImportedIds ?? []), SEARCH].filter(
    (id) => !SIGN_IN.includes(id),
  );
  // / is the wallet's home with a session, and a public page without.
  const visitors = reach(pages, (id) => !WALLET.includes(id));
  const atStart = reach([START]);
  const session = reach([SESSION]);
  const signIn = reach(SIGN_IN);
  const wallet = reach(WALLET);
  const send = reach([SEND]);
  const inChat = reach([CHAT]);
  const all = reach([MAIN], () => true);
  const calls = [...all].filter((id) => CALLS.test(id) && !visitors.has(id));
  // A group that calls import must not import them.
  const ofCalls = reach(calls);

  put('document', reach(DOCUMENT));
  put('start', atStart, (id) => id === START);
  put('window', reach([WINDOW]), (id) => !all.has(id));
  put('frame', reach([MAIN, ...SMALL]));
  put('session', session, (id) => visitors.has(id));
  put('wallet', wallet, (id) => visitors.has(id) || signIn.has(id));
  const onPages = countReached(pages, reach);
  put('site', reach(LANDING), (id) => LANDING.includes(id) || (onPages.get(id) ?? 0) < 2);
  put('controls', reach([SUPPORT]), (id) => !session.has(id) && !signIn.has(id));
  put('toasts', session);
  // The forms of sign-in are drawn before the libraries of Firebase are there.
  const ofFirebase = new Set(
    [...signIn].filter((id) => [...reach([id])].some((other) => FIREBASE.test(other))),
  );
  const isApart = (id: string) => onPages.has(id) || ofFirebase.has(id) || ofCalls.has(id);
  put('account', reach(ACCOUNT), (id) => ACCOUNT.includes(id) || !ofFirebase.has(id));
  put('fields', signIn, (id) => !inChat.has(id) || isApart(id));
  put('menus', signIn, (id) => !wallet.has(id) || isApart(id));
  put('forms', signIn, (id) => !send.has(id) || isApart(id));
  put('tips', wallet, (id) => onPages.has(id) || ofCalls.has(id));
  put('calls', calls);

  const lazy = [...all].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  const onScreens = countReached([...new Set(lazy)], reach);
  const isRare = (id: string) =>
    (onScreens.get(id) ?? 0) < MIN_SCREENS || signIn.has(id) || ofCalls.has(id) || !INTERFACE.test(id);
  put('dialogs', send, (id) => !visitors.has(id) || onPages.has(id) || inChat.has(id) || isRare(id));
  put('sending', send, (id) => visitors.has(id) || isRare(id));
  const isOfSending = (id: string) => ['calls', 'sending'].includes(chunks.get(id) ?? '');
  put(
    'screens',
    onScreens.keys(),
    (id) => visitors.has(id) || isRare(id) || [...reach([id])].some(isOfSending),
  );
  return chunks;
}

/** Counts by how many of the starts each module is reached. */
function countReached(starts: readonly string[], reach: Reach): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const start of starts) {
    for (const id of reach([start])) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
