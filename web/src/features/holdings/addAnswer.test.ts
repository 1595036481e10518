// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { describe, expect, test } from 'vitest';
import { addAnswer } from './addAnswer.ts';
import type { HoldingsNetworkScan } from './HoldingsNetworkScan.ts';
import { addressOf, holding, holdingsAnswer, tokenFacts } from './testing/holdingsAnswer.ts';

const [network] = networks;
const ME = addressOf(1);
const LISTED = addressOf(100);
const OTHER = addressOf(101);
const hear = (
  before: HoldingsNetworkScan | undefined,
  answer: ReturnType<typeof holdingsAnswer>,
  discovered = true,
) => addAnswer(before, { network, accounts: [ME], discovered, answer, msSinceHeard: () => 0 });

test('every amount is exact, and has its block, its age and its number of nodes', () => {
  const units = 2n ** 256n - 1n;
  const scan = hear(undefined, holdingsAnswer([holding(ME, units)]));
  expect(scan.assets.get('')?.figures).toMatchObject([
    {
      account: ME,
      units,
      agreement: 'agreed',
      agreeing: 3,
      sighting: {
        block: 123,
        ageMs: 12_000,
        nodes: { configured: 3, answered: 3, needed: 2 },
      },
    },
  ]);
});

test.each([
  ['disputed', '5', undefined, 'disputed'],
  ['unknown', '0', undefined, 'unknown'],
  ['unknown', null, undefined, 'unknown'],
  ['agreed', null, undefined, 'unknown'],
  ['unconfirmed', '5', 5n, 'unconfirmed'],
] as const)('an amount that is %s, given as %s, is %s', (agreement, given, units, expected) => {
  const scan = hear(undefined, holdingsAnswer([holding(ME, 0n, null, { agreement, units: given })]));
  expect(scan.assets.get('')?.figures[0]).toMatchObject({ units, agreement: expected });
});

describe('a token that an answer does not name', () => {
  const first = hear(
    undefined,
    holdingsAnswer([holding(ME, 1n), holding(ME, 7n, OTHER)], [tokenFacts(OTHER, { isListed: false })]),
  );

  test('stays as it was without a scan', () => {
    const scan = hear(first, holdingsAnswer([holding(ME, 2n)]), false);
    expect(scan.assets.get('')?.figures[0]?.units).toBe(2n);
    expect(scan.assets.get(OTHER)?.figures[0]?.units).toBe(7n);
  });

  test('stays during a scan, and is removed when that ends without it', () => {
    const half = hear(
      first,
      holdingsAnswer([holding(ME, 2n)], [], { isDiscoveryWhole: false, discoversNext: 300 }),
    );
    expect(half.discovery).toMatchObject({ next: 300 });
    expect(half.assets.has(OTHER)).toBe(true);
    const whole = hear(
      half,
      holdingsAnswer([holding(ME, 2n), holding(ME, 9n, LISTED)], [tokenFacts(LISTED)]),
    );
    expect([...whole.assets.keys()]).toEqual(['', LISTED]);
  });

  test('stays if the first part of a scan named it', () => {
    const part = { isDiscoveryWhole: false, discoversNext: 300 };
    const half = hear(undefined, holdingsAnswer([holding(ME, 9n, LISTED)], [tokenFacts(LISTED)], part));
    expect(hear(half, holdingsAnswer([holding(ME, 1n)])).assets.has(LISTED)).toBe(true);
  });
});
