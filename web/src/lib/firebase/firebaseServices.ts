import { region } from '@everything-wallet/core/hosts/region';
import { initializeApp, type FirebaseOptions } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  debugErrorMap,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { connectFirestoreEmulator, initializeFirestore, type Firestore } from 'firebase/firestore';
import { connectFunctionsEmulator, getFunctions, type Functions } from 'firebase/functions';
import { loadEnvironment } from '../../config/environment.ts';
import { projectFile } from '../../config/projectFile.ts';
import { withoutHeartbeat } from './withoutHeartbeat.ts';

/** The Firebase services the wallet uses. */
export interface FirebaseServices {
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly functions: Functions;
  /** Returns the App Check token; undefined if none. */
  readonly appCheckToken: () => Promise<string | undefined>;
}

async function connect(): Promise<FirebaseServices> {
  const [environment, options] = await Promise.all([
    loadEnvironment(),
    // Hosting answers with the project it serves, so one build fits every project.
    projectFile('/__/firebase/init.json') as Promise<FirebaseOptions>,
  ]);
  withoutHeartbeat();
  const app = initializeApp(options);
  // Before the first request, so that none is sent without its token.
  const appCheckToken = environment.appCheck
    ? await (await import('./startAppCheck.ts')).startAppCheck(app, environment.appCheck)
    : () => Promise.resolve(undefined);
  // initializeAuth with only the parts in use excludes the popup resolver and its third-party script. The
  // debug map has the provider's sentences, which users must see (docs/product.md §8); the production map has
  // only codes.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence, errorMap: debugErrorMap });
  const firestore = initializeFirestore(app, {});
  const functions = getFunctions(app, region);
  if (environment.emulators) {
    const { auth: authUrl, firestore: store, functions: callables } = environment.emulators;
    connectAuthEmulator(auth, authUrl, { disableWarnings: true });
    connectFirestoreEmulator(firestore, store.host, store.port);
    connectFunctionsEmulator(functions, callables.host, callables.port);
  }
  return { auth, firestore, functions, appCheckToken };
}

let pending: Promise<FirebaseServices> | undefined;

/**
 * Connects to Firebase, once, with the project that Hosting serves.
 *
 * @throws Error when the configuration cannot be read; the next call tries again
 */
export function firebaseServices(): Promise<FirebaseServices> {
  pending ??= connect().catch((error: unknown) => {
    pending = undefined;
    throw new Error('Firebase could not be reached', { cause: error });
  });
  return pending;
}
