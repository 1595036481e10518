// @vitest-environment node
import type { CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import { describe, expect, test } from 'vitest';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import { tradeSentence } from './tradeSentence.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ODD = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const POOL = '0xBEEF01735c132Ada46AA9aA4c54623cAA92A64CB';
const t: Text = (id, values) => `${id}: ${Object.values(values ?? {}).join(', ')}`;
const names: CallNames = {
  nameOf: String,
  knownNameOf: (address) => ({ [ROUTER]: 'Uniswap v3', [POOL]: 'Steakhouse USDC' })[address],
  assetOf: String,
  // Rounded only where it is asked for: what is signed stands to its last digit.
  amountOf: (units, contract, rounding) => `${units} ${contract ?? 'ETH'}${rounding ?? ''}`,
  poolAssetOf: (vault) => (vault === POOL ? USDC : undefined),
  marksOf: (contract) => (contract === ODD ? ['not verified'] : []),
};

const paid: Movement = {
  direction: 'out',
  asset: { type: 'coin' },
  amount: 5n,
  bound: 'exact',
  to: ROUTER.toLowerCase(),
};
const received: Movement = {
  direction: 'in',
  asset: { type: 'token', contract: USDC },
  amount: 9n,
  bound: 'atLeast',
};
const sentence = (
  movements: readonly Movement[],
  permissions: CallEffects['permissions'] = [],
  called: string | null = ROUTER,
) => tradeSentence({ movements, permissions }, called, names, t);

test('a swap is one sentence with its minimum, in either order', () => {
  expect(sentence([paid, received])).toBe(`review.trade: 5 ETH, 9 ${USDC}`);
  expect(sentence([received, paid])).toBe(`review.trade: 5 ETH, 9 ${USDC}`);
});

test('a payment that may be less reads "at most"', () => {
  expect(sentence([{ ...paid, bound: 'atMost' }, received])).toBe(`review.tradeAtMost: 5 ETH, 9 ${USDC}`);
});

test('an exact receipt, as when wrapping, has no "at least"', () => {
  expect(sentence([paid, { ...received, bound: 'exact', from: ROUTER }])).toBe(
    `review.tradeExact: 5 ETH, 9 ${USDC}`,
  );
});

const deposited: Movement = { ...paid, asset: { type: 'vaultAsset', vault: POOL }, to: POOL };
const shares: Movement = {
  direction: 'in',
  asset: { type: 'token', contract: POOL },
  amount: undefined,
  bound: 'exact',
  from: POOL,
};

test('a deposit into a listed pool names the pool; the number of its shares is open', () => {
  expect(sentence([deposited, shares], [], POOL)).toBe(`review.deposit: 5 ${USDC}, Steakhouse USDC`);
});

describe('needs sentences of their own:', () => {
  test.each<[string, readonly Movement[]]>([
    ['a payment alone', [paid]],
    ['a second payment', [paid, paid]],
    ['a third movement', [paid, received, received]],
    [
      'an exact receipt for at most something',
      [
        { ...paid, bound: 'atMost' },
        { ...received, bound: 'exact' },
      ],
    ],
    ['a receipt that only the contract states', [paid, { ...received, bound: 'claimed' }]],
    ['an open amount', [paid, { ...received, amount: undefined }]],
    ['another recipient', [{ ...paid, to: ODD }, received]],
    ['another sender', [paid, { ...received, from: ODD }]],
    ['an NFT', [paid, { ...received, asset: { type: 'nft', contract: USDC, id: 1n } }]],
    ['a token with remarks', [paid, { ...received, asset: { type: 'token', contract: ODD } }]],
  ])('%s', (_, movements) => {
    expect(sentence(movements)).toBeUndefined();
  });

  test('a permission', () => {
    const permission = { asset: paid.asset, spender: ODD, amount: 1n, change: 'set' } as const;
    expect(sentence([paid, received], [permission])).toBeUndefined();
  });

  test('a contract without a name, and the creation of one', () => {
    expect(sentence([{ ...paid, to: ODD }, received], [], ODD)).toBeUndefined();
    expect(sentence([paid, received], [], null)).toBeUndefined();
  });

  test('shares of another contract than the pool', () => {
    const others = { ...shares, asset: { type: 'token', contract: ODD } } as const;
    expect(sentence([deposited, others], [], POOL)).toBeUndefined();
  });
});
