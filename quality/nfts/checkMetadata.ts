import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { AbiCoder, Interface } from 'ethers';
import { fetchGuarded } from '../../functions/src/services/nfts/fetchGuarded.ts';
import { loadMetadata } from '../../functions/src/services/nfts/loadMetadata.ts';
import { MetadataReader } from '../../functions/src/services/nfts/MetadataReader.ts';
import { startFakeServer } from '../../functions/src/testing/startFakeServer.ts';
import type { Tally } from '../production/Tally.ts';
import type { QualityRun } from '../QualitySuite.ts';
import { HostileHost } from './HostileHost.ts';
import { metadataCases, REBINDING } from './hostileCases.ts';
import { hostileInternet } from './hostileInternet.ts';

const contract = `0x${'ab'.repeat(20)}`;
const abi = new Interface(['function tokenURI(uint256) view returns (string)']);

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [{ readonly data: string }];
}

/** Starts a node whose one contract returns the given URIs, by token. */
async function startNode(run: QualityRun, uris: readonly string[]): Promise<string> {
  const node = await startFakeServer((body, response) => {
    const answer = ({ id, method, params }: Question) => {
      if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' };
      const call = abi.parseTransaction(params[0]);
      const uri = call ? uris[Number(call.args[0])] : undefined;
      if (uri === undefined) return { jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted' } };
      return { jsonrpc: '2.0', id, result: AbiCoder.defaultAbiCoder().encode(['string'], [uri]) };
    };
    const questions = JSON.parse(body) as Question | Question[];
    response.end(JSON.stringify(Array.isArray(questions) ? questions.map(answer) : answer(questions)));
  });
  run.beforeEnd(() => void node[Symbol.asyncDispose]());
  return node.url;
}

/** Reads hostile metadata. */
export async function checkMetadata(run: QualityRun, tally: Tally): Promise<string> {
  const host = await HostileHost.start();
  run.beforeEnd(() => host.end());
  const internet = hostileInternet(host.port);
  const uris = metadataCases.map(({ uri }) => uri);
  const url = await startNode(run, [...uris, REBINDING, REBINDING]);
  const reader = new MetadataReader(networkByRpcName('mainnet'), [url], {
    store: { find: (_, names) => Promise.resolve(names.map(() => undefined)), keep: () => Promise.resolve() },
    load: (uri) =>
      loadMetadata(
        uri,
        { ipfs: 'https://files.example/ipfs', arweave: 'https://files.example/arweave' },
        (address, bounds) => fetchGuarded(address, bounds, internet),
      ),
  });
  const read = async (index: number) => {
    const { items } = await reader.read(
      { items: [{ contract, tokenId: String(index) }], refresh: false },
      { userId: 'user', mayRead: () => Promise.resolve(true) },
    );
    return items[0];
  };
  for (const [index, { name, problem }] of metadataCases.entries()) {
    const startedAt = performance.now();
    const item = await read(index);
    tally.expect(item?.problem === problem, `${name}: ${item?.problem ?? 'read'}`);
    tally.expect(performance.now() - startedAt < 7_000, `${name}: took longer than 7 s`);
  }
  // It means a public address the first time, by which it is connected to; the second time it means an inner one.
  tally.expect((await read(uris.length))?.metadata?.name === 'Good', 'a name that changes: the first time');
  tally.expect((await read(uris.length + 1))?.problem === 'refused', 'a name that changes: the second time');
  tally.expect(internet.strays.length === 0, `connected to ${internet.strays.join()}`);
  return `${metadataCases.length + 1} cases, ${internet.strays.length} connections to inner addresses`;
}
