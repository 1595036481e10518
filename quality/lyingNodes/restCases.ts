import type { Chain } from '../../functions/src/services/chain/Chain.ts';
import { ApprovalsReader } from '../../functions/src/services/approvals/ApprovalsReader.ts';
import { RpcClient } from '../../functions/src/services/chain/RpcClient.ts';
import { HoldingsReader } from '../../functions/src/services/holdings/HoldingsReader.ts';
import { tokenListOf } from '../../functions/src/services/holdings/tokenListOf.ts';
import { AddressNftsReader } from '../../functions/src/services/nfts/AddressNftsReader.ts';
import { NftOwnership } from '../../functions/src/services/nfts/NftOwnership.ts';
import { CallSimulator } from '../../functions/src/services/simulation/CallSimulator.ts';
import { ReceivedTokensReader } from '../../functions/src/services/transfers/ReceivedTokensReader.ts';
import { receivedNfts } from '../../functions/src/services/transfers/TransferSearch.ts';
import { TransfersReader } from '../../functions/src/services/transfers/TransfersReader.ts';
import { PoolsReader } from '../../functions/src/services/pools/PoolsReader.ts';
import { ApiBench } from '../../functions/src/testing/ApiBench.ts';
import type { LyingCase } from './LyingCase.ts';
import { isLowerDepth, isOlderBlock, isSafeFee } from './tolerances.ts';
import type { LyingWorld } from './LyingWorld.ts';

const MUCH = 1_000_000_000;
const LIMITS = { perMinute: MUCH, perDay: MUCH, userPerMinute: MUCH, userPerDay: MUCH };

/** An answer that reports an unknown value. */
export const NOT_KNOWN = 'not known';

/** Every endpoint of the REST API that queries nodes. */
export function restCases(world: LyingWorld): readonly LyingCase[] {
  const { account, recipient, token, coinHash, tokenHash, transferData } = world;
  const about = `network=mainnet&address=${account}`;
  const gas = `/gas/estimate?network=mainnet&from=${account}`;
  const get = (path: string) => async (urls: readonly string[]) => askApi(world, urls, path);
  const simulated = { from: account, to: token, data: transferData, network: 'mainnet' };
  return [
    { name: 'GET /balance', ask: get(`/balance?${about}`) },
    { name: 'GET /tokens', ask: get(`/tokens?${about}`), isTolerable: isOlderBlock },
    { name: 'GET /transfers', ask: get(`/transfers?${about}`) },
    { name: 'GET /nfts', ask: get(`/nfts?${about}&includeUnverified=true`), isTolerable: isOlderBlock },
    { name: 'GET /positions', ask: get(`/positions?${about}`), isTolerable: isOlderBlock },
    { name: 'GET /approvals', ask: get(`/approvals?${about}`), isTolerable: isOlderBlock },
    {
      name: 'GET /transaction/{hash}',
      ask: get(`/transaction/${coinHash}?network=mainnet`),
      isTolerable: isLowerDepth,
    },
    {
      name: 'GET /transaction/{hash}, of tokens',
      ask: get(`/transaction/${tokenHash}?network=mainnet`),
      isTolerable: isLowerDepth,
    },
    {
      name: 'GET /transaction/{hash}, unknown',
      ask: get(`/transaction/0x${'12'.repeat(32)}?network=mainnet`),
      invents: ['eth_getTransactionByHash', 'eth_getTransactionReceipt'],
    },
    { name: 'GET /gas/estimate', ask: get(`${gas}&to=${recipient}&value=1`), isTolerable: isSafeFee },
    {
      name: 'GET /gas/estimate, of a call',
      ask: get(`${gas}&to=${token}&data=${transferData}`),
      isTolerable: isSafeFee,
    },
    {
      name: 'POST /simulate',
      ask: async (urls) => askApi(world, urls, '/simulate', simulated),
      isTolerable: isOlderBlock,
    },
  ];
}

/** Sends a request to an API whose services use these nodes, created for this request. */
async function askApi(
  { chain: { network, vaults } }: LyingWorld,
  urls: readonly string[],
  path: string,
  body?: object,
): Promise<unknown> {
  const tokenList = async () => tokenListOf(network.rpcName);
  const { blockSeconds, chainId } = network;
  const ledger = new RpcClient(chainId, urls);
  const fixture = new ApiBench();
  fixture.addressPerMinute = MUCH;
  fixture.simulate = async (question) =>
    new CallSimulator(network, urls, { tokenList, maxAgeMs: Infinity }).simulate(question);
  fixture.readApprovals = async (question) =>
    new ApprovalsReader(network, urls, { tokenList }).read(question);
  fixture.readHoldings = async (question) =>
    new HoldingsReader(network, urls, { tokenList }).read(question, []);
  fixture.readPools = async (question) =>
    new PoolsReader(network, urls, { tokenList, vaults }).read(question);
  fixture.readReceivedTokens = async (_network, address, from) =>
    new ReceivedTokensReader(ledger, blockSeconds, tokenList).read(address, from);
  fixture.readTransfers = async (_network, question) =>
    new TransfersReader(ledger, { blockSeconds, tokenList }).read(question);
  fixture.readNfts = async (_network, question) =>
    new AddressNftsReader(chainId, {
      transfers: new TransfersReader(ledger, { blockSeconds, tokenList, search: receivedNfts }),
      ownership: new NftOwnership(network, urls, { rule: 'two' }),
      store: { find: (_chainId, names) => Promise.resolve(names.map(() => undefined)) },
    }).read(question);
  const ask = fixture.api(methodsOf(new RpcClient(chainId, urls, {}, blockSeconds)), LIMITS);
  const response = await ask(path, body ? fixture.post(body) : fixture.withKey());
  const answer = (await response.json()) as object;
  if (response.ok) return answer;
  // That it is not known, or that nodes do not agree on it.
  return response.status >= 502 ? NOT_KNOWN : { status: response.status, ...answer, instance: undefined };
}

function methodsOf(chain: RpcClient): Partial<Chain> {
  const names = Object.getOwnPropertyNames(RpcClient.prototype) as (keyof RpcClient)[];
  return Object.fromEntries(
    names.flatMap((name) => {
      const method: unknown = chain[name];
      return typeof method === 'function' && name !== ('constructor' as keyof RpcClient)
        ? [[name, method.bind(chain) as unknown]]
        : [];
    }),
  );
}
