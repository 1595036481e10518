import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { projectId } from './projectId.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import type { StackPorts } from './stackPorts.ts';

/**
 * What the tests need to know of a stack, as the environment variables they read it from.
 *
 * @param networks those whose chains it has
 */
export function stackEnvironment(
  ports: StackPorts,
  networks: readonly Network[] = alwaysOnNetworks,
): Record<string, string> {
  return {
    GCLOUD_PROJECT: projectId,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FUNCTIONS_URL: `http://127.0.0.1:${ports.functions}/${projectId}/us-central1`,
    HOSTING_URL: `http://127.0.0.1:${ports.hosting}`,
    FAUCET_URL: `http://127.0.0.1:${ports.faucet}`,
    ...Object.fromEntries(
      networks.map(({ rpcName }) => [
        rpcVariable('RPC_URL', rpcName),
        `http://127.0.0.1:${ports.chains[rpcName]}`,
      ]),
    ),
  };
}
