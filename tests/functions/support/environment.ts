import type { RpcName } from '@everything-wallet/core/networks/networks';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set: use npm test, or keep npm run stack:test up.`);
  return value;
}

/** URLs of the test stack's services. */
export const environment = {
  functionsUrl: () => required('FUNCTIONS_URL'),
  hostingUrl: () => required('HOSTING_URL'),
  faucetUrl: () => required('FAUCET_URL'),
  authUrl: () => `http://${required('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1`,
  documentsUrl: () =>
    `http://${required('FIRESTORE_EMULATOR_HOST')}/v1/projects/${required('GCLOUD_PROJECT')}/databases/(default)/documents`,
  rpcUrl: (rpcName: RpcName) => required(rpcVariable('RPC_URL', rpcName)),
};
