import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiBench } from '../../testing/ApiBench.ts';
import { expectHeaders, expectProblem } from '../../testing/expectProblem.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
  bench.networkHealth = [
    {
      ...{ network: networkById('polygon'), incoming: 'scanned', blockNumber: 7 },
      ...{ blockAt: 1_800_000_000_000, delaySeconds: 9 },
    },
    { network: networkById('base'), incoming: 'onDemand' },
  ];
});

describe('GET /health', () => {
  it('needs no key, and lists the networks by their rpcName', async () => {
    const response = await bench.api()('/health');
    expect(response.status).toBe(200);
    expectHeaders(response);
    expect(await response.json()).toEqual({
      status: 'ok',
      networks: [
        {
          ...{ network: 'polygon-mainnet', incoming: 'scanned', blockNumber: 7 },
          ...{ blockAt: 1_800_000_000_000, delaySeconds: 9 },
        },
        { network: 'base', incoming: 'onDemand' },
      ],
    });
    expect(bench.asked).toEqual([]);
  });

  it('may not be stored, since it changes with every block', async () => {
    const response = await bench.api()('/health');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('refuses parameters', async () => {
    await expectProblem(await bench.api()('/health?network=sepolia'), 'invalid_request');
  });
});
