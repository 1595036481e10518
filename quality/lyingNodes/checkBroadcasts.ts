import { toBeHex, Wallet } from 'ethers';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import type { LyingNode } from '../figures/LyingNode.ts';
import type { Tally } from '../production/Tally.ts';
import type { LyingWorld } from './LyingWorld.ts';

/** Answers of one liar to signed bytes: that it has them, that there are no funds, and malformed ones. */
const LIES: readonly unknown[] = [`0x${'55'.repeat(32)}`, null, '0x', { refused: true }];

/**
 * Broadcasts signed bytes to nodes, one of which lies about them, and checks the result: a transaction in
 * transit is never reported as not sent.
 */
export async function checkBroadcasts(
  { chain, recipient }: LyingWorld,
  nodes: readonly LyingNode[],
  tally: Tally,
): Promise<string> {
  const { network, provider, url } = chain;
  const wallet = Wallet.createRandom();
  await provider.send('anvil_setBalance', [wallet.address, toBeHex(10n ** 18n)]);
  let nonce = 0;
  for (const count of [2, 3, 5]) {
    const used = nodes.slice(0, count);
    for (const lie of LIES) {
      const [liar] = used;
      if (!liar) continue;
      liar.change = (method, result) => (method === 'eth_sendRawTransaction' ? lie : result);
      const signed = await wallet.signTransaction({
        ...{ type: 2, chainId: network.chainId, nonce, to: recipient, value: 1n, gasLimit: 21_000n },
        ...{ maxFeePerGas: 50n * 10n ** 9n, maxPriorityFeePerGas: 1n },
      });
      nonce += 1;
      const hash = (await provider.send('web3_sha3', [signed])) as string;
      const urls = used.map((node) => node.url);
      const { outcome } = await new RpcClient(network.chainId, urls).broadcast(signed, hash);
      liar.change = (_, result) => result;
      const isThere = (await new RpcClient(network.chainId, [url]).getTransaction(hash)) !== undefined;
      const isReported = outcome === 'accepted' || outcome === 'uncertain';
      tally.expect(isThere && isReported, `one of ${count} answers ${JSON.stringify(lie)}: ${outcome}`);
    }
  }
  return `${nonce} transfers`;
}
