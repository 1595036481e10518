import { alwaysOnNetworks, type Network } from '@everything-wallet/core/networks/networks';
import { projectId } from './projectId.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import type { StackPorts } from './stackPorts.ts';

/**
 * Returns the environment variables from which the tests read a stack's settings.
 *
 * @param networks networks of its chains
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
