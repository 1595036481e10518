import { describe, expect, it } from 'vitest';
import { fakeChain } from '../../testing/fakeChain.ts';
import { estimateFees } from './estimateFees.ts';

const GWEI = 1_000_000_000n;

/** Blocks at 10 gwei, each with the tips given; the next one costs 11 gwei. */
const historyOf = (...tips: (readonly [bigint, bigint, bigint])[]) => ({
  baseFees: [...tips.map(() => 10n * GWEI), 10n * GWEI, 11n * GWEI],
  tips,
});

const marketOf = async (chain: Parameters<typeof fakeChain>[0]) => {
  const fees = await estimateFees(fakeChain(chain));
  return fees.maxFeePerGas === undefined ? undefined : fees.market;
};

it('leaves room for five full blocks in a row, each of which raises the base fee by an eighth', async () => {
  let baseFee = 10n * GWEI;
  for (const getFeeHistory of [
    () => Promise.resolve({ baseFees: [baseFee, baseFee], tips: [] }),
    () => Promise.resolve(undefined),
  ]) {
    const { maxFeePerGas = 0n } = await estimateFees(
      fakeChain({ getFeeHistory, getBaseFee: () => Promise.resolve(baseFee) }),
    );
    const shown = baseFee;
    for (let block = 1; block <= 5; block += 1) {
      baseFee += baseFee / 8n;
      expect(baseFee + GWEI, `block ${block}`).toBeLessThanOrEqual(maxFeePerGas);
    }
    baseFee += baseFee / 8n;
    expect(baseFee + GWEI).toBeGreaterThan(maxFeePerGas);
    baseFee = shown;
  }
});

describe('the tips', () => {
  it('are the middle ones of the latest blocks, whatever one of them took', async () => {
    const history = historyOf([1n, 20n, 300n], [2n, 30n, 400n], [GWEI, GWEI, 900n * GWEI]);
    expect(await marketOf({ getFeeHistory: () => Promise.resolve(history) })).toEqual({
      baseFee: 10n * GWEI,
      nextBaseFee: 11n * GWEI,
      tips: { slow: 2n, normal: 30n, fast: 400n },
    });
  });

  it('are what nodes suggest where blocks are empty or take none', async () => {
    for (const history of [historyOf(), historyOf([0n, 0n, 0n])]) {
      expect(await marketOf({ getFeeHistory: () => Promise.resolve(history) })).toMatchObject({
        tips: { slow: GWEI, normal: GWEI, fast: GWEI },
      });
    }
  });

  it('are never less for who wants it faster', async () => {
    const history = historyOf([0n, 0n, 5n], [0n, 0n, 5n]);
    expect(await marketOf({ getFeeHistory: () => Promise.resolve(history) })).toMatchObject({
      tips: { slow: GWEI, normal: GWEI, fast: GWEI },
    });
  });
});

it('asks the price of the next block, not of the last', async () => {
  const history = historyOf([GWEI, 2n * GWEI, 3n * GWEI]);
  expect(await estimateFees(fakeChain({ getFeeHistory: () => Promise.resolve(history) }))).toMatchObject({
    maxFeePerGas: 24n * GWEI,
    maxPriorityFeePerGas: 2n * GWEI,
  });
});

it('does without a market where no node tells it', async () => {
  const fees = await estimateFees(fakeChain({ getFeeHistory: () => Promise.resolve(undefined) }));
  expect(fees).toEqual({ maxFeePerGas: 21n * GWEI, maxPriorityFeePerGas: GWEI });
});
