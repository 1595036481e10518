import { expect, test } from 'vitest';
import * as functions from '../../functions/src/index.ts';
import type { FunctionsManifest } from './discoverFunctions.ts';
import { quotaOf } from './quotaOf.ts';
import { quotaProblems } from './quotaProblems.ts';

type Endpoint = FunctionsManifest['endpoints'][string];

/** Property that the SDK sets on every function; not part of its types. */
interface Deployed {
  readonly __endpoint: Omit<Endpoint, 'maxInstances'> & {
    readonly maxInstances: number | { toCEL(): string };
  };
}
const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(functions as unknown as Record<string, Deployed>).map(([name, { __endpoint: endpoint }]) => {
    const { maxInstances } = endpoint;
    const wired = typeof maxInstances === 'number' ? maxInstances : maxInstances.toCEL();
    return [name, { ...endpoint, maxInstances: wired }];
  }),
);
const manifest: FunctionsManifest = { endpoints, params: [] };

test('all functions together fit a new project, and leave room for a release', () => {
  expect(quotaProblems(quotaOf(manifest, { MAX_INSTANCES: '2' }), [], 20, 'p')).toEqual([]);
  expect(Object.keys(endpoints).length).toBeGreaterThan(10);
  expect(quotaOf(manifest, { MAX_INSTANCES: '2' })).toEqual({
    instances: 23,
    cpu: 19,
    memoryGiB: 7,
    limits: { cpu: 20, memoryGiB: 40 },
    isWithin: true,
  });
});

test('MAX_INSTANCES is of the two busiest functions each', () => {
  expect(quotaOf(manifest, { MAX_INSTANCES: '3' })).toMatchObject({ instances: 25, isWithin: false });
});

test('eight functions have half a vCPU and answer one request at a time; all others have one vCPU', () => {
  const {
    reconcilePendingTransactions,
    backfillTransfers,
    generateApiKey,
    getTokenDetails,
    getTokenPrices,
    storeListing,
    storeRecoveryPhraseHash,
    verifyRecoveryPhrase,
    ...others
  } = endpoints;
  for (const rare of [
    reconcilePendingTransactions,
    backfillTransfers,
    generateApiKey,
    getTokenDetails,
    getTokenPrices,
    storeListing,
    storeRecoveryPhraseHash,
    verifyRecoveryPhrase,
  ])
    expect(rare).toMatchObject({ cpu: 0.5, concurrency: 1, maxInstances: 1 });
  for (const [name, { cpu, concurrency }] of Object.entries(others)) {
    expect({ cpu, concurrency }, name).toEqual({ cpu: 1, concurrency: 80 });
  }
});

test("a function without options has the platform's defaults", () => {
  const silent = { region: [], secretEnvironmentVariables: [] };
  expect(quotaOf({ endpoints: { silent }, params: [] }, {})).toMatchObject({
    instances: 100,
    cpu: 100,
    memoryGiB: 25,
    isWithin: false,
  });
});
