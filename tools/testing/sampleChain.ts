import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { Network, NetworkId } from '@everything-wallet/core/networks/networks';
import { callRpc } from '../chains/callRpc.ts';
import type { LocalContract } from '../chains/LocalContract.ts';
import { sendTransactions } from '../chains/sendTransactions.ts';
import { startChain } from '../chains/startChain.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { freePort } from './freePort.ts';
import { temporaryDirectory } from './temporaryDirectory.ts';

/** A local chain of a network, and what its contracts answer and do. */
interface SampleChain {
  readonly network: Network;
  readonly url: string;
  /** The chain's own account. */
  readonly account: string;
  /** The first thing that a function answers. */
  readonly read: (
    contract: LocalContract,
    to: string,
    name: string,
    ...args: readonly unknown[]
  ) => Promise<unknown>;
  /** Has the chain's own account call a function. */
  readonly write: (
    contract: LocalContract,
    to: string,
    name: string,
    args: readonly unknown[],
    value?: bigint,
  ) => Promise<void>;
}

/** Starts a network's chain that ends with the family; nothing is put onto it. */
export async function sampleChain(
  family: ProcessFamily,
  id: NetworkId,
  stateFile?: string,
): Promise<SampleChain> {
  const network = networkById(id);
  const port = await freePort();
  await startChain(family, { network, port, directory: temporaryDirectory(), stateFile });
  const url = `http://127.0.0.1:${port}`;
  const [account = ''] = (await callRpc(url, 'eth_accounts')) as string[];
  return {
    network,
    url,
    account,
    async read({ abi }, to, name, ...args) {
      const answer = await callRpc(url, 'eth_call', [
        { to, data: abi.encodeFunctionData(name, args) },
        'latest',
      ]);
      return abi.decodeFunctionResult(name, String(answer))[0] as unknown;
    },
    async write({ abi }, to, name, args, value = 0n) {
      await sendTransactions(url, account, [{ to, data: abi.encodeFunctionData(name, args), value }]);
    },
  };
}
