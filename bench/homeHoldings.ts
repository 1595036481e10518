/**
 * Counts the requests of the wallet's home with nine networks, three nodes each, 30 accounts and 100 tokens
 * on every network, and measures the time to the total: on the server and in the browser, without the
 * transport between them and without rendering.
 *
 * Nodes are fake and answer from memory after a first round that is not measured. Fails when one refresh asks
 * the nodes of a network more than three times, or when the sum is not exact. The time is reported beside its
 * goal and fails nothing: the 27 nodes run in the same process.
 */
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers';
import { HoldingsReader } from '../functions/src/services/holdings/HoldingsReader.ts';
import { startFakeServer } from '../functions/src/testing/startFakeServer.ts';
import { encoded, startHoldingsNode } from '../functions/src/testing/startHoldingsNode.ts';
import { addAnswer } from '../web/src/features/holdings/addAnswer.ts';
import { assetsOf } from '../web/src/features/holdings/assetsOf.ts';
import { nextQuestion } from '../web/src/features/holdings/nextQuestion.ts';
import { heldBy } from '../web/src/features/holdings/heldBy.ts';
import { worthOf } from '../web/src/features/holdings/worthOf.ts';

const GOAL_MS = 2_000;
const LIMIT_CALLS = 3;
const NODES = 3;
const ACCOUNTS = 30;
const TOKENS = 100;
const ROUNDS = 5;

const addressOf = (number: number) => getAddress(`0x${number.toString(16).padStart(40, '0')}`);
const accounts = Array.from({ length: ACCOUNTS }, (_, index) => addressOf(index + 1));
const contracts = Array.from({ length: TOKENS }, (_, index) => addressOf(0x10_0000 + index));

/** Requests to nodes since the last count, by chain id. */
const calls = new Map<number, number>();

/** Node answers by request: all networks hold the same, so each is computed once. */
const responses = new Map<string, Promise<unknown>>();

/** Starts an honest node. */
function startNode(chainId: number, truthUrl: string) {
  return startFakeServer((body, response) => {
    const question = JSON.parse(body) as { id: number; method: string; params: unknown[] };
    const answer = (result: unknown) =>
      response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, result }));
    if (question.method === 'eth_chainId') {
      answer(`0x${chainId.toString(16)}`);
      return;
    }
    calls.set(chainId, (calls.get(chainId) ?? 0) + 1);
    const key = JSON.stringify([question.method, question.params]);
    const result = responses.get(key) ?? query(truthUrl, body);
    responses.set(key, result);
    void result.then(answer);
  });
}

async function query(url: string, body: string): Promise<unknown> {
  const answer = await fetch(url, { method: 'POST', body });
  return ((await answer.json()) as { result: unknown }).result;
}

async function start(network: Network) {
  const one = encoded('uint256', 1n);
  const token = { ...Object.fromEntries(accounts.map((account) => [account, one])) };
  const truth = await startHoldingsNode({
    chainId: network.chainId,
    number: 100n,
    time: BigInt(Math.floor(Date.now() / 1_000)),
    coins: Object.fromEntries(accounts.map((account) => [account, 1n])),
    contracts: Object.fromEntries(contracts.map((contract) => [contract, token])),
  });
  const nodes = await Promise.all(Array.from({ length: NODES }, () => startNode(network.chainId, truth.url)));
  const listed = contracts.map((contract) => ({ contract, name: 'Token', symbol: 'TOK', decimals: 6 }));
  const reader = new HoldingsReader(
    network,
    nodes.map(({ url }) => url),
    {
      tokenList: () =>
        Promise.resolve({
          tokens: listed,
          byContract: new Map(listed.map((entry) => [entry.contract.toLowerCase(), entry])),
          contracts: new Set(listed.map(({ contract }) => contract.toLowerCase())),
        }),
      limits: { perUrlMs: 60_000, totalMs: 60_000 },
    },
  );
  return { network, reader, servers: [truth, ...nodes] };
}

const started = await Promise.all(networks.map(start));
const times: number[] = [];
const modelTimes: number[] = [];
let maxCalls = 0;

for (let round = -1; round < ROUNDS; round += 1) {
  calls.clear();
  const beganAt = performance.now();
  const answers = await Promise.all(
    started.map(async ({ network, reader }) => {
      const question = nextQuestion(network, accounts, contracts, undefined);
      const answer = await reader.read({ ...question, discovers: false }, []);
      return { network, answer };
    }),
  );
  const answeredAt = performance.now();
  const networkHoldings = answers.map(({ network, answer }) =>
    addAnswer(undefined, { network, accounts, discovered: false, answer, msSinceHeard: () => 0 }),
  );
  const assets = assetsOf(networkHoldings, []);
  const total = worthOf(assets, accounts, networks, () => 1);
  const endedAt = performance.now();
  // In the first round the nodes compute their answers.
  if (round < 0) continue;
  if (assets.length !== networks.length * (TOKENS + 1)) throw new Error(`Found ${assets.length} assets`);
  for (const asset of assets) {
    const { units, agreed } = heldBy(asset, accounts);
    if (units !== BigInt(ACCOUNTS) || agreed !== ACCOUNTS) throw new Error(`${asset.key} holds ${units}`);
  }
  if (total.isPartial) throw new Error('The total is partial');
  times.push(endedAt - beganAt);
  modelTimes.push(endedAt - answeredAt);
  maxCalls = Math.max(maxCalls, ...calls.values());
}
for (const { servers } of started) {
  for (const server of servers) await server[Symbol.asyncDispose]();
}

const median = (numbers: readonly number[]) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Infinity;
console.log(
  `${networks.length} networks x ${NODES} nodes, ${ACCOUNTS} accounts, ${TOKENS} tokens: the total after ${median(times).toFixed(0)} ms`,
);
console.log(`(goal ${GOAL_MS}; of it ${median(modelTimes).toFixed(0)} ms are the browser's),`);
console.log(`${maxCalls} calls a network and refresh at most (limit ${LIMIT_CALLS})`);
// Written this way so that NaN fails too.
if (!(maxCalls <= LIMIT_CALLS)) process.exitCode = 1;
