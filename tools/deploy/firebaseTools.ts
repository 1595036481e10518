import { createRequire } from 'node:module';
import { repositoryRoot } from '../repositoryRoot.ts';

/*
 * The parts of firebase-tools that are used beside its command line. They are not its public interface: its version is
 * pinned, and firebaseTools.test.ts notices when one of them is not there any more.
 */

const require = createRequire(import.meta.url);
const load = (path: string): unknown => require(`firebase-tools/lib/${path}`);

interface Account {
  readonly user: object;
  readonly tokens: object;
}

/** Reads the text of a .env file as a deployment does; `errors` are the lines it does not understand. */
export function parseEnvironmentFile(text: string): {
  readonly envs: Readonly<Record<string, string>>;
  readonly errors: readonly string[];
} {
  return (load('functions/env.js') as { parse: typeof parseEnvironmentFile }).parse(text);
}

/** The files of a folder that Hosting is given, relative to it. */
export function listHostingFiles(folder: string, ignore: readonly string[]): readonly string[] {
  const { listFiles } = load('listFiles.js') as {
    listFiles: (folder: string, ignore: string[]) => string[];
  };
  return listFiles(folder, [...ignore]).toSorted();
}

/** The addresses of Google's APIs. */
type Origin =
  | 'firebaseApiOrigin'
  | 'cloudbillingOrigin'
  | 'firestoreOrigin'
  | 'secretManagerOrigin'
  | 'hostingApiOrigin'
  | 'identityOrigin'
  | 'iamOrigin'
  | 'resourceManagerOrigin'
  | 'artifactRegistryDomain'
  | 'cloudloggingOrigin'
  | 'cloudMonitoringOrigin'
  | 'serviceUsageOrigin'
  | 'functionsV2Origin';

/** A modification; without it the request only reads. */
interface GoogleChange {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly body?: object;
}

/**
 * Sends a request to one of Google's APIs as the signed-in account.
 *
 * @returns The JSON of the answer.
 * @throws An error with the `status` of the answer, if there was one.
 */
export type AskGoogle = (origin: Origin, path: string, change?: GoogleChange) => Promise<unknown>;

/**
 * Signs in as `firebase` would: with the account of `firebase login`, or GOOGLE_APPLICATION_CREDENTIALS.
 *
 * @throws Without either, or without an answer.
 */
export async function signIn(project: string): Promise<AskGoogle> {
  const { selectAccount } = load('auth.js') as {
    selectAccount: (email: undefined, root: string) => Account | undefined;
  };
  const { requireAuth } = load('requireAuth.js') as { requireAuth: (options: object) => Promise<unknown> };
  const account = selectAccount(undefined, repositoryRoot);
  await requireAuth({ project, user: account?.user, tokens: account?.tokens });

  const { Client } = load('apiv2.js') as {
    Client: new (options: { urlPrefix: string }) => {
      request(options: object): Promise<{ body: unknown }>;
    };
  };
  const origins = load('api.js') as Record<Origin, () => string>;
  return async (
    origin,
    path,
    { method, body }: GoogleChange | { method: 'GET'; body?: undefined } = { method: 'GET' },
  ) => (await new Client({ urlPrefix: origins[origin]() }).request({ method, path, body })).body;
}
