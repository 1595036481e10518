import { describe, expect, it, vi } from 'vitest';
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
  for (const getFeeHistories of [
    () => Promise.resolve([{ baseFees: [baseFee, baseFee], tips: [] }]),
    () => Promise.resolve([]),
  ]) {
    const { maxFeePerGas = 0n } = await estimateFees(
      fakeChain({ getFeeHistories, getBaseFee: () => Promise.resolve(baseFee) }),
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
    expect(await marketOf({ getFeeHistories: () => Promise.resolve([history]) })).toEqual({
      baseFee: 10n * GWEI,
      nextBaseFee: 11n * GWEI,
      tips: { slow: 2n, normal: 30n, fast: 400n },
    });
  });

  it('are what nodes suggest if blocks are empty or pay none', async () => {
    for (const history of [historyOf(), historyOf([0n, 0n, 0n])]) {
      expect(await marketOf({ getFeeHistories: () => Promise.resolve([history]) })).toMatchObject({
        tips: { slow: GWEI, normal: GWEI, fast: GWEI },
      });
    }
  });

  it('are asked for once, however many nodes report empty blocks', async () => {
    const getPriorityFee = vi.fn(() => Promise.resolve({ value: GWEI, isAgreed: true }));
    const getFeeHistories = () => Promise.resolve([historyOf(), historyOf(), historyOf()]);
    await marketOf({ countNodes: () => 3, getFeeHistories, getPriorityFee });
    expect(getPriorityFee).toHaveBeenCalledOnce();
  });

  it('are never less for who wants it faster', async () => {
    const history = historyOf([0n, 0n, 5n], [0n, 0n, 5n]);
    expect(await marketOf({ getFeeHistories: () => Promise.resolve([history]) })).toMatchObject({
      tips: { slow: GWEI, normal: GWEI, fast: GWEI },
    });
  });
});

describe('on a network whose base fee is nothing', () => {
  const free = (...tips: (readonly [bigint, bigint, bigint])[]) => ({
    baseFees: [0n, ...tips.map(() => 0n), 0n],
    tips,
  });

  it('the tip is the whole price', async () => {
    const history = free([GWEI, 2n * GWEI, 3n * GWEI]);
    expect(
      await estimateFees(fakeChain({ getFeeHistories: () => Promise.resolve([history]) })),
    ).toMatchObject({
      maxFeePerGas: 2n * GWEI,
      maxPriorityFeePerGas: 2n * GWEI,
      market: { baseFee: 0n, nextBaseFee: 0n, tips: { slow: GWEI, normal: 2n * GWEI, fast: 3n * GWEI } },
    });
  });

  it('returns a fee even if nodes suggest none', async () => {
    const quiet = {
      getPriorityFee: () => Promise.resolve({ value: 0n, isAgreed: true }),
      getGasPrice: () => Promise.resolve(0n),
    };
    for (const chain of [
      { ...quiet, getFeeHistories: () => Promise.resolve([free()]) },
      {
        ...quiet,
        getFeeHistories: () => Promise.resolve([]),
        getBaseFee: () => Promise.resolve(0n),
      },
    ]) {
      expect(await estimateFees(fakeChain(chain))).toMatchObject({
        maxFeePerGas: GWEI,
        maxPriorityFeePerGas: GWEI,
      });
    }
  });
});

// Regression: one node decided alone. Where it named tips of thousands of gwei, Fast, Speed up and Cancel were refused.
describe('of several nodes', () => {
  const honest = historyOf([1n * GWEI, 2n * GWEI, 3n * GWEI]);
  const next = { ...honest, baseFees: [10n * GWEI, 11n * GWEI, 12n * GWEI] };
  const greedy = {
    baseFees: [10n * GWEI, 9_000n * GWEI, 9_999n * GWEI],
    tips: [[4_000n * GWEI, 5_000n * GWEI, 6_000n * GWEI]],
  };
  const generous = { baseFees: [1n, 1n, 1n], tips: [[1n, 1n, 1n]] };

  it.each([
    ['the one of two that asks a fortune', [greedy, honest]],
    ['one of three that does', [honest, greedy, honest]],
    ['one of three that names next to nothing', [generous, honest, honest]],
  ])('%s does not decide', async (_, histories) => {
    for (const order of [histories, histories.toReversed()]) {
      expect(await marketOf({ getFeeHistories: () => Promise.resolve(order) })).toEqual({
        baseFee: 10n * GWEI,
        nextBaseFee: 11n * GWEI,
        tips: { slow: GWEI, normal: 2n * GWEI, fast: 3n * GWEI },
      });
    }
  });

  it('a block apart, the earlier one counts, and the room of its price covers the later one for five full blocks', async () => {
    for (const histories of [
      [honest, next],
      [next, honest],
    ]) {
      const { maxFeePerGas = 0n, ...fees } = await estimateFees(
        fakeChain({ getFeeHistories: () => Promise.resolve(histories) }),
      );
      expect({ maxFeePerGas, ...fees }).toMatchObject({
        maxFeePerGas: 24n * GWEI,
        maxPriorityFeePerGas: 2n * GWEI,
      });
      let later = 12n * GWEI;
      for (let block = 1; block <= 5; block += 1) later += later / 8n;
      expect(maxFeePerGas).toBeGreaterThanOrEqual(later + 2n * GWEI);
    }
  });
});

it('uses the price of the next block, not of the last', async () => {
  const history = historyOf([GWEI, 2n * GWEI, 3n * GWEI]);
  expect(await estimateFees(fakeChain({ getFeeHistories: () => Promise.resolve([history]) }))).toMatchObject({
    maxFeePerGas: 24n * GWEI,
    maxPriorityFeePerGas: 2n * GWEI,
  });
});

it('has no market if no node reports one', async () => {
  const fees = await estimateFees(fakeChain({ getFeeHistories: () => Promise.resolve([]) }));
  expect(fees).toEqual({ isAgreed: true, maxFeePerGas: 21n * GWEI, maxPriorityFeePerGas: GWEI });
});

// Regression: of two nodes one that suggested next to nothing made a fee with which nothing gets into a block.
it('is not agreed if nodes suggest different priority fees', async () => {
  const idle = { getFeeHistories: () => Promise.resolve([{ baseFees: [GWEI, GWEI], tips: [] }]) };
  const differing = () => Promise.resolve({ value: 1n, isAgreed: false });
  expect(await estimateFees(fakeChain(idle))).toMatchObject({ isAgreed: true });
  expect(await estimateFees(fakeChain({ ...idle, getPriorityFee: differing }))).toMatchObject({
    isAgreed: false,
  });
});
