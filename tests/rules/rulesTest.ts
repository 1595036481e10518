import { readFileSync } from 'node:fs';
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { doc, setDoc, type DocumentData, type Firestore } from 'firebase/firestore';
import { afterAll, beforeEach } from 'vitest';

/** Users in the rules tests. */
export interface Personas {
  /** Owns the documents at issue. */
  readonly alice: Firestore;
  /** Signed in, and not their owner. */
  readonly mallory: Firestore;
  readonly signedOut: Firestore;
  /** Any other user. */
  readonly signedInAs: (uid: string) => Firestore;
  /** Writes a document past the rules, as the functions do. */
  readonly given: (path: string, data: DocumentData) => Promise<void>;
}

/**
 * Loads firestore.rules into the emulator and returns the personas, with an empty database before every test.
 *
 * Everything happens before each test and not once before all: without an emulator every single test then
 * fails, whereas a failed `beforeAll` would only skip them.
 *
 * @param name of the collection under test; its project separates files that run in parallel
 */
export function rulesTest(name: string): Personas {
  let environment: RulesTestEnvironment | undefined;
  let owner: ReturnType<typeof openOwner> | undefined;
  let personas: Personas | undefined;

  beforeEach(async () => {
    environment ??= await startEnvironment(name);
    const past = (owner ??= openOwner(environment));
    await environment.clearFirestore();
    personas ??= {
      alice: firestoreOf(environment.authenticatedContext('alice')),
      mallory: firestoreOf(environment.authenticatedContext('mallory')),
      signedOut: firestoreOf(environment.unauthenticatedContext()),
      signedInAs: signedInTo(environment),
      given: async (path, data) => setDoc(doc(await past.firestore, path), data),
    };
  });
  afterAll(async () => {
    owner?.close();
    await environment?.cleanup();
  });

  const current = () => {
    if (!personas) throw new Error('Personas act inside tests only');
    return personas;
  };
  return {
    get alice() {
      return current().alice;
    },
    get mallory() {
      return current().mallory;
    },
    get signedOut() {
      return current().signedOut;
    },
    signedInAs: (uid) => current().signedInAs(uid),
    given: (path, data) => current().given(path, data),
  };
}

function startEnvironment(name: string): Promise<RulesTestEnvironment> {
  const [host = '', port = ''] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '127.0.0.1:18080').split(':');
  return initializeTestEnvironment({
    // While the rules are mutated, every process that runs these tests has a project of its own.
    projectId: process.env['RULES_TEST_PROJECT'] ?? `demo-rules-${name.replaceAll('_', '-')}`,
    firestore: { host, port: Number(port), rules: readFileSync('firestore.rules', 'utf8') },
  });
}

/** The modular functions take the compat instance that the library hands out; only its type stands in the way. */
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

function signedInTo(environment: RulesTestEnvironment) {
  return (uid: string) => firestoreOf(environment.authenticatedContext(uid));
}

/** The library's access without rules, held open: opening it costs more than the rest of a test. */
function openOwner(environment: RulesTestEnvironment): {
  readonly firestore: Promise<Firestore>;
  close: () => void;
} {
  const opened = Promise.withResolvers<Firestore>();
  const closed = Promise.withResolvers<undefined>();
  environment
    .withSecurityRulesDisabled((context) => {
      opened.resolve(firestoreOf(context));
      return closed.promise;
    })
    .catch(opened.reject);
  return { firestore: opened.promise, close: () => closed.resolve(undefined) };
}
