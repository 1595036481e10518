/**
 * Measures the overhead of the REST API over the RPC question it passes on: the balance of an address.
 *
 * Four contestants take turns, so that a busy moment slows them all: the chain's own RPC; a bare Hono 'hello'
 * and the API, both on Node's HTTP server in this process, the API with its keys in memory; and the API as
 * deployed on the test stack, through the emulators of Hosting, Functions and Firestore. Also reports the
 * API's own time in this process, outside RPC and database, and the documents one request reads and writes
 * with the keys in Firestore. Fails when that own time is above 3 ms at p50, when the API with its keys in
 * memory takes more than five times the chain's own answer, or when a request reads or writes more than two
 * documents.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { createApi } from '../functions/src/api/createApi.ts';
// Connects to the project named in the environment.
import '../functions/src/configuration.ts';
import { accessStore } from '../functions/src/data/accessStore.ts';
import { firestore } from '../functions/src/data/firestore.ts';
import type { AccessStore } from '../functions/src/services/apiAccess/AccessStore.ts';
import type { Chain } from '../functions/src/services/chain/Chain.ts';
import { RpcClient } from '../functions/src/services/chain/RpcClient.ts';
import { createApiKey, keyIdOf } from '../functions/src/services/keys/apiKey.ts';
import { ApiBench } from '../functions/src/testing/ApiBench.ts';
import { MemoryAccessStore } from '../functions/src/testing/MemoryAccessStore.ts';
import { environment } from '../tests/functions/support/environment.ts';
import { TestKey } from '../tests/functions/support/TestKey.ts';
import { TestUser } from '../tests/functions/support/TestUser.ts';

const LIMIT_MS = 3;
const LIMIT_RATIO = 5;
const LIMIT_DOCUMENTS = 2;
const WARM_UP_ROUNDS = 20;
/**
 * With the warm-up below, the requests a key is allowed per minute, on the stack and, with two a round, in
 * this process.
 */
const ROUNDS = 200;
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const PATH = `/api/v1/balance?address=${ADDRESS}&network=mainnet`;

/** Milliseconds the current request has waited for others. */
let waitedMs = 0;

/** Returns the same object, with the time its methods take counted as waiting. */
function timed<Target extends object>(target: Target): Target {
  return new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== 'function') return member;
      return async (...parameters: unknown[]) => {
        const startedAt = performance.now();
        try {
          return (await Reflect.apply(member, object, parameters)) as unknown;
        } finally {
          waitedMs += performance.now() - startedAt;
        }
      };
    },
  });
}

const store = new MemoryAccessStore();
const key = createApiKey(false);
store.keys.set(keyIdOf(key), { userId: 'bench' });
const rpcUrl = environment.rpcUrl('mainnet');
const chain: Chain = timed(new RpcClient(networkByRpcName('mainnet').chainId, [rpcUrl]));
const limits = { perMinute: 600, perDay: 20_000, userPerMinute: 600, userPerDay: 40_000 };
const apiOver = (keys: AccessStore) =>
  createApi({
    ...new ApiBench().dependencies(chain),
    store: keys,
    findRecordedNonces: () => Promise.resolve({ taken: new Set(), next: 0 }),
    limits: () => limits,
    addressPerMinute: () => 1_000_000,
    now: Date.now,
  });
const api = apiOver(timed(store));
const hello = new Hono().get('/', (context) => context.text('hello'));

async function serve(app: {
  readonly fetch: (request: Request) => Response | Promise<Response>;
}): Promise<{ server: Server; origin: string }> {
  const listener = getRequestListener((request) => app.fetch(request));
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Documents this process has read and written in Firestore. */
const documents = { reads: 0, writes: 0 };

/**
 * Counts the requests of the client library; its types leave out the methods that all requests pass through.
 */
function countDocuments(client: object): void {
  const funnels = client as {
    request: (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => unknown;
    requestStream: (
      method: string,
      isBidirectional: boolean,
      request: { documents?: unknown[] },
      ...rest: unknown[]
    ) => unknown;
  };
  const { request, requestStream } = funnels;
  funnels.request = (method, message, ...rest) => {
    documents.writes += message.writes?.length ?? 0;
    return request.call(client, method, message, ...rest);
  };
  funnels.requestStream = (method, isBidirectional, message, ...rest) => {
    // A query reads the documents it finds, at least one. The API makes no queries in a request.
    documents.reads += message.documents?.length ?? 1;
    return requestStream.call(client, method, isBidirectional, message, ...rest);
  };
}

const servers = {
  api: await serve({ fetch: (request) => api.fetch(request, {}) }),
  hello: await serve(hello),
};
const deployed = await TestKey.create(await TestUser.signUp());

async function get(url: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
}

const authorization = `Bearer ${key}`;
const contestants = {
  "the chain's RPC": async () => {
    const question = { jsonrpc: '2.0', id: 1, method: 'eth_getBalance', params: [ADDRESS, 'latest'] };
    const headers = { 'content-type': 'application/json' };
    await (await fetch(rpcUrl, { method: 'POST', headers, body: JSON.stringify(question) })).arrayBuffer();
  },
  "Hono's hello": () => get(servers.hello.origin),
  'the API, keys in memory': () => get(`${servers.api.origin}${PATH}`, { authorization }),
  'the API on the emulators': () =>
    get(`${environment.hostingUrl()}${PATH}`, { authorization: `Bearer ${deployed.key}` }),
};
const times = new Map<string, number[]>(Object.keys(contestants).map((name) => [name, []]));
const ownTimes: number[] = [];

for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
  for (const [name, request] of Object.entries(contestants)) {
    const startedAt = performance.now();
    await request();
    if (round >= 0) times.get(name)?.push(performance.now() - startedAt);
  }
}
// Runs by itself: connections and garbage of the contestants are not the API's own.
for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
  waitedMs = 0;
  const startedAt = performance.now();
  const response = await api.request(`https://wallet.example${PATH}`, { headers: { authorization } });
  await response.arrayBuffer();
  if (round >= 0) ownTimes.push(performance.now() - startedAt - waitedMs);
}
countDocuments((await firestore()).getFirestore());
const stored = apiOver(accessStore);
const counted = await TestKey.create(await TestUser.signUp());
const requestStored = async () => {
  const headers = { authorization: `Bearer ${counted.key}` };
  const response = await stored.request(`https://wallet.example${PATH}`, { headers }, {});
  if (response.status !== 200) throw new Error(`The API answered ${response.status}`);
};
// The first request does not know the key's owner yet.
await requestStored();
Object.assign(documents, { reads: 0, writes: 0 });
const COUNTED = 50;
for (let round = 0; round < COUNTED; round += 1) await requestStored();
const perRequest = { reads: documents.reads / COUNTED, writes: documents.writes / COUNTED };

for (const { server } of Object.values(servers)) {
  server.closeAllConnections();
  server.close();
}

function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

const row = (name: string, values: readonly number[]) =>
  `${name.padEnd(26)} p50 ${percentile(values, 0.5).toFixed(2).padStart(8)} ms   p99 ${percentile(values, 0.99).toFixed(2).padStart(8)} ms`;
for (const [name, values] of times) console.log(row(name, values));
console.log(row("the API's own time", ownTimes));
const p50 = (name: keyof typeof contestants) => percentile(times.get(name) ?? [], 0.5);
const added = p50('the API, keys in memory') / p50("the chain's RPC");
console.log(`The API with its keys in memory takes ${added.toFixed(2)} x the chain's RPC,`);
console.log(`${(p50('the API, keys in memory') / p50("Hono's hello")).toFixed(2)} x Hono's hello.`);
console.log(`A request reads ${perRequest.reads} and writes ${perRequest.writes} documents.`);
// Written this way so that NaN fails too.
const isWithin =
  percentile(ownTimes, 0.5) <= LIMIT_MS &&
  added <= LIMIT_RATIO &&
  perRequest.reads <= LIMIT_DOCUMENTS &&
  perRequest.writes <= LIMIT_DOCUMENTS &&
  documents.writes > 0;
if (!isWithin) process.exitCode = 1;
