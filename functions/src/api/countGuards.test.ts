import { beforeEach, expect, it } from 'vitest';
import { UnconfirmedQuota } from '../services/apiAccess/UnconfirmedQuota.ts';
import { ChainUnavailableError } from '../services/chain/ChainUnavailableError.ts';
import { ApiBench, HASH, RECIPIENT } from '../testing/ApiBench.ts';
import { expectProblem } from '../testing/expectProblem.ts';
import { MemoryAttempts } from '../testing/MemoryAttempts.ts';

/* Keys of accounts without a confirmed e-mail address, which share a daily quota for each internet address. */

const LEGAL = `address=${RECIPIENT}&network=sepolia`;

let bench: ApiBench;
let counter: MemoryAttempts;
const counted = () => [...counter.windows.values()].map(({ count }) => count);
beforeEach(() => {
  bench = new ApiBench();
  counter = new MemoryAttempts();
  const quota = new UnconfirmedQuota({
    isEmailConfirmed: () => Promise.resolve(false),
    counter,
    nameOf: (address) => address,
    perDay: () => 50,
  });
  bench.takeUnconfirmed = (...request) => quota.take(...request);
  bench.giveBackUnconfirmed = (...taken) => quota.giveBack(...taken);
});

// Regression: our own 502s used up the daily quota of all callers at the address.
it.each([
  ['upstream_unavailable', new ChainUnavailableError({ cause: new Error('no answer') })],
  ['upstream_timeout', new ChainUnavailableError({ cause: new DOMException('', 'TimeoutError') })],
  ['service_unavailable', new Error('a fault of ours')],
] as const)('are given back a request that ends in %s, as their own limits are', async (code, error) => {
  bench.readTransfers = () => Promise.reject(error);
  const ask = bench.api();
  const key = bench.issue();
  for (let i = 0; i < 10; i += 1)
    await expectProblem(await ask(`/transfers?${LEGAL}`, bench.withKey(key)), code);
  expect(counted()).toEqual([0]);
  expect((await ask('/networks', bench.withKey(key))).status).toBe(200);
  expect(counted()).toEqual([1]);
});

it('are counted nothing for a request that is malformed', async () => {
  const ask = bench.api();
  const key = bench.issue();
  await expectProblem(
    await ask('/balance?address=0x12&network=sepolia', bench.withKey(key)),
    'invalid_request',
  );
  const body = { network: 'sepolia', signedTransaction: '0x00' };
  await expectProblem(await ask('/transaction', bench.post(body, key)), 'transaction_malformed');
  expect(counted().every((count) => count === 0)).toBe(true);
});

it('are given back a request that the limit of their key refuses', async () => {
  const ask = bench.api({}, { perMinute: 2 });
  const key = bench.issue();
  for (let i = 0; i < 2; i += 1) await ask('/networks', bench.withKey(key));
  await expectProblem(await ask('/networks', bench.withKey(key)), 'rate_limited');
  expect(counted()).toEqual([2]);
});

it('charge for a request that the network has answered', async () => {
  const ask = bench.api();
  await expectProblem(
    await ask(`/transaction/${HASH}?network=sepolia`, bench.withKey()),
    'transaction_not_found',
  );
  expect(counted()).toEqual([1]);
});

it('answers although the quota cannot be refilled', async () => {
  counter.giveBack = () => Promise.reject(new Error('14 UNAVAILABLE'));
  bench.readTransfers = () => Promise.reject(new ChainUnavailableError({ cause: new Error('no answer') }));
  const failed = await bench.api()(`/transfers?${LEGAL}`, bench.withKey());
  await expectProblem(failed, 'upstream_unavailable');
});
