// @vitest-environment node
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/pools/lido';
import { listedPools } from '@everything-wallet/core/pools/listedPools';
import { describe, expect, test } from 'vitest';
import { addAnswer } from './addAnswer.ts';
import { assetsOf } from './assetsOf.ts';
import { heldBy } from './heldBy.ts';
import type { HeldInPools } from './HeldInPools.ts';
import type { PriceOf } from './worthOf.ts';
import { worthOf } from './worthOf.ts';
import { addressOf, holding, holdingsAnswer, tokenFacts } from './testing/holdingsAnswer.ts';

const [ETHEREUM, SEPOLIA, POLYGON] = networks;
const ME = addressOf(1);
const SAVINGS = addressOf(2);
const WATCHED = addressOf(3);
const USDC = addressOf(100);
const ONE = 10n ** 18n;

function seen(network: Network, ...answer: Parameters<typeof holdingsAnswer>) {
  return addAnswer(undefined, {
    network,
    accounts: [ME, SAVINGS],
    discovered: true,
    answer: holdingsAnswer(...answer),
    msSinceHeard: () => 0,
  });
}

const priceOf: PriceOf = ({ symbol, kind }) =>
  kind === 'coin' ? ({ ETH: 3000, MATIC: 0.5 }[symbol] ?? null) : symbol === 'USDC' ? 1 : null;
const worth = (
  scans: ReturnType<typeof seen>[],
  queried: readonly Network[] = [ETHEREUM],
  prices = priceOf,
) => worthOf(assetsOf(scans, []), [ME, SAVINGS], queried, prices);
const bothHold = (units: bigint) => [holding(ME, units), holding(SAVINGS, units)];

test('the total is exact over accounts, networks and tokens, with its breakdown', () => {
  const total = worth(
    [
      seen(
        ETHEREUM,
        [...bothHold(ONE), holding(ME, 1n, USDC), holding(SAVINGS, 0n, USDC)],
        [tokenFacts(USDC)],
      ),
      seen(POLYGON, [holding(ME, 3n * ONE), holding(SAVINGS, 1n)]),
    ],
    [ETHEREUM, POLYGON],
  );
  expect(total.usd).toBe('6001.5000010000000000005');
  expect(total.byNetwork.map(({ of, usd }) => [of.id, usd])).toEqual([
    ['ethereum', '6000.000001'],
    ['polygon', '1.5000000000000000005'],
  ]);
  expect(total.byAsset.map(({ of, units }) => [of.symbol, units])).toEqual([
    ['ETH', 2n * ONE],
    ['MATIC', 3n * ONE + 1n],
    ['USDC', 1n],
  ]);
  expect(total.isPartial).toBe(false);
});

test('10,000 amounts of one wei each add up to 10,000 wei', () => {
  const accounts = Array.from({ length: 10_000 }, (_, index) => addressOf(index + 1));
  const scan = seen(
    ETHEREUM,
    accounts.map((account) => holding(account, 1n)),
  );
  const [coin] = assetsOf([scan], []);
  expect(coin && heldBy(coin, accounts).units).toBe(10_000n);
});

test('counts no watch-only account, and no account twice', () => {
  const scan = seen(ETHEREUM, [...bothHold(ONE), holding(WATCHED, 500n * ONE), holding(ME, ONE)]);
  expect(worth([scan]).usd).toBe('6000');
});

test('test coins never count, not even with a price', () => {
  const scans = [seen(ETHEREUM, bothHold(ONE)), seen(SEPOLIA, bothHold(900n * ONE))];
  const total = worth(scans, [ETHEREUM, SEPOLIA], () => 3000);
  expect(total).toMatchObject({ usd: '6000', isPartial: false });
  expect(total.byNetwork.map(({ of }) => of.id)).toEqual(['ethereum']);
});

describe('an uncertain amount', () => {
  test.each(['disputed', 'unconfirmed', 'unknown'] as const)(
    'an amount that is %s is in no sum, and reported',
    (agreement) => {
      const total = worth([
        seen(ETHEREUM, [holding(ME, ONE), holding(SAVINGS, 99n * ONE, null, { agreement })]),
      ]);
      expect(total).toMatchObject({ usd: '3000', isPartial: true, [agreement]: 1 });
    },
  );

  test('an amount with a quorum counts, although one node differs', () => {
    const total = worth([seen(ETHEREUM, [holding(ME, ONE, null, { agreeing: 2 }), holding(SAVINGS, 0n)])]);
    expect(total).toMatchObject({ usd: '3000', isPartial: false });
  });

  test('an account missing in the answer is unknown, not empty', () => {
    expect(worth([seen(ETHEREUM, [holding(ME, ONE)])])).toMatchObject({
      usd: '3000',
      unknown: 1,
      isPartial: true,
    });
  });

  test('an amount that only one of two nodes reported counts, and its network is named', () => {
    const nodes = { configured: 2, answered: 1, needed: 1 };
    const alone = [ME, SAVINGS].map((account) => holding(account, ONE, null, { agreeing: 1 }));
    const scans = [seen(ETHEREUM, alone, [], { nodes }), seen(POLYGON, bothHold(0n))];
    const total = worth(scans, [ETHEREUM, POLYGON]);
    expect(total).toMatchObject({ usd: '6000', lone: [ETHEREUM], isPartial: false });
  });

  test('a network without an answer is named', () => {
    const total = worth([seen(ETHEREUM, bothHold(ONE))], [ETHEREUM, POLYGON]);
    expect(total).toMatchObject({ usd: '6000', unanswered: [POLYGON], isPartial: true });
  });

  test('a total is partial during a scan for tokens on a network that counts', () => {
    const total = (units: bigint, ...searching: Network[]) =>
      worthOf(assetsOf([seen(ETHEREUM, bothHold(units))], []), [ME, SAVINGS], [ETHEREUM], priceOf, {
        searching,
      });
    expect(total(ONE, ETHEREUM)).toMatchObject({ usd: '6000', searching: [ETHEREUM], isPartial: true });
    expect(total(0n, ETHEREUM).usd).toBeUndefined();
    expect(total(ONE, SEPOLIA)).toMatchObject({ usd: '6000', searching: [], isPartial: false });
  });

  describe('an outdated amount', () => {
    const MINUTE = 60_000;
    const aged = (msSinceHeard: number, units: bigint, ageMs = 0) =>
      assetsOf(
        [
          addAnswer(undefined, {
            network: ETHEREUM,
            accounts: [ME, SAVINGS],
            discovered: true,
            answer: holdingsAnswer(bothHold(units), [], { ageMs }),
            msSinceHeard: () => msSinceHeard,
          }),
        ],
        [],
      );
    const total = (assets: ReturnType<typeof aged>, doBlocksWait = false) =>
      worthOf(assets, [ME, SAVINGS], [ETHEREUM], priceOf, { doBlocksWait });

    test('counts, and the total has the number of them and the age of the oldest', () => {
      expect(total(aged(9 * MINUTE, ONE, MINUTE))).toMatchObject({
        usd: '6000',
        old: 2,
        oldestMs: 10 * MINUTE,
        isPartial: true,
      });
      expect(total(aged(3 * MINUTE, ONE, MINUTE))).toMatchObject({
        old: 0,
        oldestMs: 4 * MINUTE,
        isPartial: false,
      });
    });

    test('does not depend on the age of blocks that are only made for transactions', () => {
      expect(total(aged(MINUTE, ONE, 60 * MINUTE), true)).toMatchObject({
        old: 0,
        oldestMs: MINUTE,
        isPartial: false,
      });
    });
  });

  test('zero is unknown while not all is known', () => {
    expect(worth([]).usd).toBeUndefined();
    expect(worth([seen(ETHEREUM, bothHold(0n))], [ETHEREUM, POLYGON]).usd).toBeUndefined();
    expect(
      worth([seen(ETHEREUM, [holding(ME, 0n), holding(SAVINGS, 0n, null, { agreement: 'disputed' })])]).usd,
    ).toBeUndefined();
    expect(worth([seen(ETHEREUM, bothHold(0n))]).usd).toBe('0');
  });
});

describe('prices', () => {
  const tokens = seen(
    ETHEREUM,
    [...bothHold(ONE), ...[ME, SAVINGS].map((me) => holding(me, 5n, USDC))],
    [tokenFacts(USDC)],
  );

  test('an asset without one is not in the sum, and named', () => {
    const total = worth([tokens], [ETHEREUM], ({ kind }) => (kind === 'coin' ? 3000 : null));
    expect(total).toMatchObject({ usd: '6000', isPartial: true, isPriceMissing: false });
    expect(total.priceless.map(({ symbol }) => symbol)).toEqual(['USDC']);
  });

  test('before they are known there is no total, and afterwards no partial one counts as complete', () => {
    expect(worth([tokens], [ETHEREUM], () => undefined)).toMatchObject({
      usd: undefined,
      isPriceMissing: true,
    });
    expect(worth([tokens], [ETHEREUM], ({ kind }) => (kind === 'coin' ? 3000 : undefined))).toMatchObject({
      usd: '6000',
      isPriceMissing: true,
      isPartial: true,
    });
  });

  test('an asset with a balance of zero needs none', () => {
    expect(worth([seen(ETHEREUM, bothHold(0n))], [ETHEREUM], () => undefined)).toMatchObject({
      usd: '0',
      isPartial: false,
    });
  });

  test.each([0, 6, 18, 77])('a token with %d decimals has its exact value', (decimals) => {
    const scan = seen(
      ETHEREUM,
      [...bothHold(0n), holding(ME, 3n * 10n ** BigInt(decimals), USDC), holding(SAVINGS, 0n, USDC)],
      [tokenFacts(USDC, { decimals })],
    );
    expect(worth([scan])).toMatchObject({ usd: '3', isPartial: false });
  });

  test('a token without decimals has no amount', () => {
    const scan = seen(
      ETHEREUM,
      [...bothHold(ONE), ...[ME, SAVINGS].map((me) => holding(me, 5n, USDC))],
      [tokenFacts(USDC, { decimals: null })],
    );
    expect(worth([scan])).toMatchObject({ usd: '6000', isPartial: true, priceless: [{ symbol: 'USDC' }] });
  });
});

describe('500 unverified tokens', () => {
  const spam = Array.from({ length: 500 }, (_, index) => addressOf(5_000 + index));
  const scan = seen(
    ETHEREUM,
    [...bothHold(ONE), ...spam.map((contract) => holding(ME, 10n ** 30n, contract))],
    spam.map((contract) => tokenFacts(contract, { isListed: false, symbol: 'USDC' })),
  );

  test('are in no total, whatever their symbol and price', () => {
    expect(worth([scan], [ETHEREUM], () => 3000)).toMatchObject({
      usd: '6000',
      isPartial: false,
      priceless: [],
      unknown: 0,
      byAsset: [{ of: { kind: 'coin' } }],
    });
  });

  test('are each unverified', () => {
    expect(assetsOf([scan], []).filter(({ kind }) => kind === 'unverified')).toHaveLength(500);
  });
});

// Regression: shares added as a token counted here, and again with the pools.
test('shares of pools are in no total here, whether added or listed', () => {
  const [pool] = listedPools(ETHEREUM.id);
  const share = pool?.address ?? expect.unreachable();
  const total = worth(
    [
      seen(
        ETHEREUM,
        [...bothHold(ONE), holding(ME, ONE, share), holding(SAVINGS, ONE, share)],
        [{ ...tokenFacts(share), symbol: 'USDC' }],
      ),
    ],
    [ETHEREUM],
  );
  expect(total.usd).toBe('6000');
  expect(total.byAsset.map(({ of }) => of.symbol)).toEqual(['ETH']);
  expect(total.isPartial).toBe(false);
});

describe('positions in pools', () => {
  const share = { network: ETHEREUM, name: 'Savings', units: 3n * ONE + 1n, decimals: 18, price: 2 };
  const none = { shares: [], unknown: 0, isAsked: false, old: 0, oldestMs: 0 };
  const withPools = (pools: Partial<HeldInPools>, scan = seen(ETHEREUM, bothHold(ONE))) =>
    worthOf(assetsOf([scan], []), [ME, SAVINGS], [ETHEREUM], priceOf, { pools: { ...none, ...pools } });

  test('count at their redeemable amount, to the last unit, once and on their network', () => {
    const total = withPools({ shares: [share, { ...share, name: 'Larger', units: 10n * ONE }] });
    expect(total.usd).toBe('6026.000000000000000002');
    expect(total.byNetwork.map(({ of, usd }) => [of.id, usd])).toEqual([
      ['ethereum', '6026.000000000000000002'],
    ]);
    expect(total.byPool.map(({ of, usd }) => [of.name, usd])).toEqual([
      ['Larger', '20'],
      ['Savings', '6.000000000000000002'],
    ]);
    expect(total.byAsset.map(({ of }) => of.symbol)).toEqual(['ETH']);
    expect(total.isPartial).toBe(false);
  });

  test('are a gap while unknown or loading, not 0', () => {
    expect(withPools({ unknown: 1 })).toMatchObject({ usd: '6000', isPartial: true, unknownPools: 1 });
    expect(withPools({ isAsked: true })).toMatchObject({ usd: '6000', isPartial: true, arePoolsAsked: true });
    const nothing = seen(ETHEREUM, bothHold(0n));
    expect(withPools({ unknown: 1 }, nothing).usd).toBeUndefined();
    expect(withPools({ isAsked: true }, nothing).usd).toBeUndefined();
    expect(withPools({}, nothing).usd).toBe('0');
  });

  test("Lido's tokens and requests are positions in a pool, and count nowhere else", () => {
    const contracts = [lido.staked, lido.wrapped, lido.queue];
    const scan = seen(
      ETHEREUM,
      [...bothHold(ONE), ...contracts.map((contract) => holding(ME, ONE, contract))],
      contracts.map((contract) => ({ ...tokenFacts(contract), symbol: 'USDC' })),
    );
    expect(withPools({}, scan)).toMatchObject({ usd: '6000', isPartial: false });
  });

  test('are as old as their amounts', () => {
    expect(withPools({ shares: [share], old: 1, oldestMs: 400_000 })).toMatchObject({
      old: 1,
      oldestMs: 400_000,
      isPartial: true,
    });
  });
});
