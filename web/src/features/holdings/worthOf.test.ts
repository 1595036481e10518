// @vitest-environment node
import { networks, type Network } from '@everything-wallet/core/networks/networks';
import { lido } from '@everything-wallet/core/vaults/lido';
import { vaultsOf } from '@everything-wallet/core/vaults/vaultsOf';
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
const worth = (looks: ReturnType<typeof seen>[], asked: readonly Network[] = [ETHEREUM], prices = priceOf) =>
  worthOf(assetsOf(looks, []), [ME, SAVINGS], asked, prices);
const bothHold = (units: bigint) => [holding(ME, units), holding(SAVINGS, units)];

test('the total is exact over accounts, networks and tokens, and says what it consists of', () => {
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

test('10,000 figures of one wei each add up to 10,000 wei', () => {
  const accounts = Array.from({ length: 10_000 }, (_, index) => addressOf(index + 1));
  const look = seen(
    ETHEREUM,
    accounts.map((account) => holding(account, 1n)),
  );
  const [coin] = assetsOf([look], []);
  expect(coin && heldBy(coin, accounts).units).toBe(10_000n);
});

test('what is only watched is not counted, nor is an account that is named twice', () => {
  const look = seen(ETHEREUM, [...bothHold(ONE), holding(WATCHED, 500n * ONE), holding(ME, ONE)]);
  expect(worth([look]).usd).toBe('6000');
});

test('test coins never count, not even where somebody has a price for them', () => {
  const looks = [seen(ETHEREUM, bothHold(ONE)), seen(SEPOLIA, bothHold(900n * ONE))];
  const total = worth(looks, [ETHEREUM, SEPOLIA], () => 3000);
  expect(total).toMatchObject({ usd: '6000', isPartial: false });
  expect(total.byNetwork.map(({ of }) => of.id)).toEqual(['ethereum']);
});

describe('what is not sure', () => {
  test.each(['disputed', 'unconfirmed', 'unknown'] as const)(
    'a figure that is %s is in no sum, and said',
    (agreement) => {
      const total = worth([
        seen(ETHEREUM, [holding(ME, ONE), holding(SAVINGS, 99n * ONE, null, { agreement })]),
      ]);
      expect(total).toMatchObject({ usd: '3000', isPartial: true, [agreement]: 1 });
    },
  );

  test('a figure that enough nodes agree on counts, though one says otherwise', () => {
    const total = worth([seen(ETHEREUM, [holding(ME, ONE, null, { agreeing: 2 }), holding(SAVINGS, 0n)])]);
    expect(total).toMatchObject({ usd: '3000', isPartial: false });
  });

  test('an account that the answer leaves out is unknown, not empty', () => {
    expect(worth([seen(ETHEREUM, [holding(ME, ONE)])])).toMatchObject({
      usd: '3000',
      unknown: 1,
      isPartial: true,
    });
  });

  test('a figure that one of two nodes alone gave counts, and its network is said', () => {
    const nodes = { configured: 2, answered: 1, needed: 1 };
    const alone = [ME, SAVINGS].map((account) => holding(account, ONE, null, { agreeing: 1 }));
    const looks = [seen(ETHEREUM, alone, [], { nodes }), seen(POLYGON, bothHold(0n))];
    const total = worth(looks, [ETHEREUM, POLYGON]);
    expect(total).toMatchObject({ usd: '6000', lone: [ETHEREUM], isPartial: false });
  });

  test('a network that was not heard of is said', () => {
    const total = worth([seen(ETHEREUM, bothHold(ONE))], [ETHEREUM, POLYGON]);
    expect(total).toMatchObject({ usd: '6000', unheard: [POLYGON], isPartial: true });
  });

  test('while tokens are looked for on a network that counts, a total is a part', () => {
    const total = (units: bigint, ...looking: Network[]) =>
      worthOf(assetsOf([seen(ETHEREUM, bothHold(units))], []), [ME, SAVINGS], [ETHEREUM], priceOf, {
        looking,
      });
    expect(total(ONE, ETHEREUM)).toMatchObject({ usd: '6000', looking: [ETHEREUM], isPartial: true });
    expect(total(0n, ETHEREUM).usd).toBeUndefined();
    expect(total(ONE, SEPOLIA)).toMatchObject({ usd: '6000', looking: [], isPartial: false });
  });

  describe('a figure that is old', () => {
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

    test('counts, and the total says so, and how old the oldest is', () => {
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

    test('is none by the age of blocks that wait for something to be sent', () => {
      expect(total(aged(MINUTE, ONE, 60 * MINUTE), true)).toMatchObject({
        old: 0,
        oldestMs: MINUTE,
        isPartial: false,
      });
    });
  });

  test('nothing, while not all is known, is no 0', () => {
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

  test('what has none is not summed, and named', () => {
    const total = worth([tokens], [ETHEREUM], ({ kind }) => (kind === 'coin' ? 3000 : null));
    expect(total).toMatchObject({ usd: '6000', isPartial: true, isPriceMissing: false });
    expect(total.priceless.map(({ symbol }) => symbol)).toEqual(['USDC']);
  });

  test('before they are known there is no total, and afterwards no part of one passes for it', () => {
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

  test('what is not held needs none', () => {
    expect(worth([seen(ETHEREUM, bothHold(0n))], [ETHEREUM], () => undefined)).toMatchObject({
      usd: '0',
      isPartial: false,
    });
  });

  test.each([0, 6, 18, 77])('a token with %d decimals is worth what it is', (decimals) => {
    const look = seen(
      ETHEREUM,
      [...bothHold(0n), holding(ME, 3n * 10n ** BigInt(decimals), USDC), holding(SAVINGS, 0n, USDC)],
      [tokenFacts(USDC, { decimals })],
    );
    expect(worth([look])).toMatchObject({ usd: '3', isPartial: false });
  });

  test('without decimals nobody can tell an amount', () => {
    const look = seen(
      ETHEREUM,
      [...bothHold(ONE), ...[ME, SAVINGS].map((me) => holding(me, 5n, USDC))],
      [tokenFacts(USDC, { decimals: null })],
    );
    expect(worth([look])).toMatchObject({ usd: '6000', isPartial: true, priceless: [{ symbol: 'USDC' }] });
  });
});

describe('500 tokens that nobody asked for', () => {
  const spam = Array.from({ length: 500 }, (_, index) => addressOf(5_000 + index));
  const look = seen(
    ETHEREUM,
    [...bothHold(ONE), ...spam.map((contract) => holding(ME, 10n ** 30n, contract))],
    spam.map((contract) => tokenFacts(contract, { isListed: false, symbol: 'USDC' })),
  );

  test('are in no total, whatever they call themselves and whoever has a price for them', () => {
    expect(worth([look], [ETHEREUM], () => 3000)).toMatchObject({
      usd: '6000',
      isPartial: false,
      priceless: [],
      unknown: 0,
      byAsset: [{ of: { kind: 'coin' } }],
    });
  });

  test('are unverified, each of them', () => {
    expect(assetsOf([look], []).filter(({ kind }) => kind === 'unverified')).toHaveLength(500);
  });
});

// Regression: shares that were added as a token were counted here, and once more with the pools.
test('shares of pools are in no total here, whoever added or lists them', () => {
  const [pool] = vaultsOf(ETHEREUM.id);
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

describe('what is in pools', () => {
  const share = { network: ETHEREUM, name: 'Savings', units: 3n * ONE + 1n, decimals: 18, price: 2 };
  const none = { shares: [], unknown: 0, isAsked: false, old: 0, oldestMs: 0 };
  const withPools = (pools: Partial<HeldInPools>, look = seen(ETHEREUM, bothHold(ONE))) =>
    worthOf(assetsOf([look], []), [ME, SAVINGS], [ETHEREUM], priceOf, { pools: { ...none, ...pools } });

  test('counts at what it would bring, to the last unit, once and on its network', () => {
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

  test('is a gap where nobody knows it, or while it is asked, and no 0', () => {
    expect(withPools({ unknown: 1 })).toMatchObject({ usd: '6000', isPartial: true, unknownPools: 1 });
    expect(withPools({ isAsked: true })).toMatchObject({ usd: '6000', isPartial: true, arePoolsAsked: true });
    const nothing = seen(ETHEREUM, bothHold(0n));
    expect(withPools({ unknown: 1 }, nothing).usd).toBeUndefined();
    expect(withPools({ isAsked: true }, nothing).usd).toBeUndefined();
    expect(withPools({}, nothing).usd).toBe('0');
  });

  test("Lido's tokens and requests are what is in a pool, and count nowhere else", () => {
    const contracts = [lido.staked, lido.wrapped, lido.queue];
    const look = seen(
      ETHEREUM,
      [...bothHold(ONE), ...contracts.map((contract) => holding(ME, ONE, contract))],
      contracts.map((contract) => ({ ...tokenFacts(contract), symbol: 'USDC' })),
    );
    expect(withPools({}, look)).toMatchObject({ usd: '6000', isPartial: false });
  });

  test('is as old as its figures', () => {
    expect(withPools({ shares: [share], old: 1, oldestMs: 400_000 })).toMatchObject({
      old: 1,
      oldestMs: 400_000,
      isPartial: true,
    });
  });
});
