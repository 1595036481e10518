import { projectId } from '../projectId.ts';

/** Returns the environment of a stack in Hosting's and the build's files. */
export function onStack(environment: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  const [host = '', port] = (environment['FIRESTORE_EMULATOR_HOST'] ?? '').split(':');
  const functions = new URL(environment['FUNCTIONS_URL'] ?? '');
  return {
    '/__/firebase/init.json': { projectId, apiKey: 'fake-api-key', appId: '1:1:web:1' },
    '/environment.json': {
      emulators: {
        auth: `http://${environment['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''}`,
        firestore: { host, port: Number(port) },
        functions: { host: functions.hostname, port: Number(functions.port) },
      },
      faucetUrl: null,
      appCheck: null,
    },
  };
}
