import type { StackPorts } from '../stackPorts.ts';
import { cacheAssets } from '../deploy/cacheAssets.ts';
import { localPolicy } from './localPolicy.ts';

/** The parts of the repository's firebase.json that a stack's own is made from. */
export interface FirebaseConfiguration {
  hosting: {
    public: string;
    ignore: string[];
    predeploy?: string[];
    rewrites: { source: string; destination?: string; function?: { functionId: string; region: string } }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  functions: {
    source: string;
    codebase: string;
    runtime: string;
    configDir?: string;
    ignore?: string[];
    predeploy?: string[];
  }[];
  firestore: { rules: string; indexes: string };
  emulators?: unknown;
}

/**
 * A stack's firebase.json: the deployed one with the stack's folders, ports and content security policy.
 *
 * @param assets the names of the built files in /assets
 */
export function firebaseConfiguration(
  deployed: FirebaseConfiguration,
  ports: StackPorts,
  assets: readonly string[],
): FirebaseConfiguration {
  const at = (port: number) => ({ host: '127.0.0.1', port });
  const hosting = cacheAssets(deployed.hosting, assets);
  delete hosting.predeploy;
  return {
    ...deployed,
    hosting: {
      ...hosting,
      public: 'hosting',
      rewrites: [...hosting.rewrites, { source: '/design', destination: '/app.html' }],
      headers: hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? localPolicy(value, ports) : value,
        })),
      })),
    },
    functions: deployed.functions.map(({ codebase, runtime }) => ({
      source: 'functions',
      codebase,
      runtime,
    })),
    emulators: {
      auth: at(ports.auth),
      functions: at(ports.functions),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      hosting: at(ports.hosting),
      hub: at(ports.hub),
      logging: at(ports.logging),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      // The UI is a separate download of firebase-tools: a start must not depend on it.
      ui: { enabled: false },
      singleProjectMode: true,
    },
  };
}
