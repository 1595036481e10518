import { serverTexts } from '@everything-wallet/core/texts/en/serverTexts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Chain } from '../../services/chain/Chain.ts';
import { NodesDisagreeError } from '../../services/chain/NodesDisagreeError.ts';
import { expectProblem } from '../../testing/expectProblem.ts';
import { API_WALLET, ApiBench, RECIPIENT } from '../../testing/ApiBench.ts';

let bench: ApiBench;
beforeEach(() => {
  bench = new ApiBench();
});

describe('GET /gas/estimate', () => {
  const ask = (query: string, chain: Partial<Chain> = {}) =>
    bench.api(chain)(
      `/gas/estimate?from=${API_WALLET.address}&to=${RECIPIENT}&network=sepolia${query}`,
      bench.withKey(),
    );

  it('returns the cost of a transfer, and the fields to sign it with', async () => {
    const response = await ask('&value=1000000000000000');
    expect(await response.json()).toEqual({
      network: 'sepolia',
      chainId: 11155111,
      currency: 'SepoliaETH',
      estimatedCost: '0.000441',
      estimatedCostWei: '441000000000000',
      gasLimit: '21000',
      gasPrice: '21000000000',
      maxFeePerGas: '21000000000',
      maxPriorityFeePerGas: '1000000000',
      nonce: 7,
      toIsContract: false,
      nodesConfigured: 1,
      agreement: 'agreed',
    });
  });

  // Regression: records were ignored, and the highest nonce of any node was signed with.
  it('uses the nonce of the records, as the wallet does, and reports a disagreement of nodes', async () => {
    bench.takenNonces.add(7);
    const chain: Partial<Chain> = {
      getPendingNonce: async (_address, findTaken) => {
        const recorded = await findTaken?.([7, 8]);
        return { value: recorded?.taken.has(7) ? 8 : 10_005, isAgreed: false };
      },
    };
    expect(await (await ask('', chain)).json()).toMatchObject({ nonce: 8, agreement: 'unconfirmed' });
  });

  it('takes the value as decimal, as hex, or not at all', async () => {
    const values: bigint[] = [];
    const chain: Partial<Chain> = {
      estimateGas: ({ value }) => {
        values.push(value);
        return Promise.resolve(21_000n);
      },
    };
    for (const query of ['', '&value=255', '&value=0xff']) expect((await ask(query, chain)).status).toBe(200);
    expect(values).toEqual([0n, 255n, 255n]);
  });

  it.each(['-1', '1.5', '1e18', '0x', 'one', '', `${2n ** 256n}`])('refuses the value %j', async (value) => {
    const body = await expectProblem(await ask(`&value=${value}`), 'invalid_request');
    expect(body.errors?.map(({ field }) => field)).toEqual(['value']);
  });

  it('reports why a transfer would not succeed', async () => {
    await expectProblem(await ask('&value=2000000000000000000'), 'insufficient_funds');
    await expectProblem(
      await ask('', { estimateGas: () => Promise.resolve('reverted') }),
      'transfer_reverts',
    );
  });

  it('returns the cost of a call with coin', async () => {
    const calls: unknown[] = [];
    const chain: Partial<Chain> = {
      hasCode: () => Promise.resolve({ value: true, isAgreed: true }),
      estimateGas: (call) => {
        calls.push(call);
        return Promise.resolve(50_000n);
      },
    };
    const response = await ask('&value=5&data=0xd0e30db0', chain);
    expect(await response.json()).toMatchObject({ gasLimit: '60000', toIsContract: true });
    expect(calls).toEqual([{ from: API_WALLET.address, to: RECIPIENT, value: 5n, data: '0xd0e30db0' }]);
  });

  it('reports why a call would not succeed', async () => {
    const reverting = { estimateGas: () => Promise.resolve('reverted' as const) };
    await expectProblem(await ask('&data=0xd0e30db0', reverting), 'transfer_reverts');
    await expectProblem(await ask('&data=0xd0e30db0&value=2000000000000000000'), 'insufficient_funds');
  });

  it.each(['', '0x', '0xd0e', 'd0e30db0', '0xzz', `0x${'00'.repeat(2_049)}`])(
    'refuses the data %s',
    async (data) => {
      const body = await expectProblem(await ask(`&data=${data}`), 'invalid_request');
      expect(body.errors?.map(({ field }) => field)).toEqual(['data']);
    },
  );

  it('distinguishes differing nodes from insufficient funds and a silent network', async () => {
    const getBalance = () => Promise.reject(new NodesDisagreeError());
    const body = await expectProblem(await ask('', { getBalance }), 'upstream_unavailable');
    expect(body.detail).toBe(serverTexts['server.nodesDisagree']);
  });
});
