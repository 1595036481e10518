import { networks } from '@everything-wallet/core/networks/networks';
import { startChain } from '../chains/startChain.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { freePort } from './freePort.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** Starts a real local chain that ends with the family; answers with its JSON-RPC address. */
export async function testChain(family: ProcessFamily, stateFile?: string): Promise<string> {
  const port = await freePort();
  await startChain(family, { network: networks[3], port, directory: temporaryDirectory(), stateFile });
  return `http://127.0.0.1:${port}`;
}
