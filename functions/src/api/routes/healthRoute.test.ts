import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiBench } from '../../testing/ApiBench.ts';
import { expectHeaders, expectProblem } from '../../testing/expectProblem.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
  const unknown = { block: null, blockAt: null, delaySeconds: null };
  bench.networkHealth = [
    {
      ...{ network: networkById('polygon'), incoming: 'scanned', block: 7 },
      ...{ blockAt: '2026-11-21T11:59:51.000Z', delaySeconds: 9 },
    },
    { network: networkById('base'), incoming: 'on_demand', ...unknown },
  ];
});

describe('GET /health', () => {
  it('needs no key, and lists the networks by their rpcName', async () => {
    const response = await bench.api()('/health');
    expect(response.status).toBe(200);
    expectHeaders(response);
    const unknown = { block: null, block_at: null, delay_seconds: null };
    expect(await response.json()).toEqual({
      status: 'ok',
      networks: [
        {
          ...{ network: 'polygon-mainnet', incoming: 'scanned', block: 7 },
          ...{ block_at: '2026-11-21T11:59:51.000Z', delay_seconds: 9 },
        },
        { network: 'base', incoming: 'on_demand', ...unknown },
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
