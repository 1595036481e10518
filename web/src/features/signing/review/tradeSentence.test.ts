// @vitest-environment node
import type { CallEffects, Movement } from '@everything-wallet/core/calls/CallEffects';
import { describe, expect, test } from 'vitest';
import type { Text } from '../../../lib/text/useText.ts';
import type { CallNames } from './CallNames.ts';
import { tradeSentence } from './tradeSentence.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ODD = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const t: Text = (id, values) => `${id}: ${String(values?.['paid'])}, ${String(values?.['received'])}`;
const names: CallNames = {
  nameOf: String,
  knownNameOf: () => undefined,
  assetOf: String,
  // Rounded only where it is asked for: what is signed stands to its last digit.
  amountOf: (units, contract, rounding) => `${units} ${contract ?? 'ETH'}${rounding ?? ''}`,
  poolAssetOf: () => undefined,
  marksOf: (contract) => (contract === ODD ? ['not verified'] : []),
};

const paid: Movement = { direction: 'out', asset: { type: 'coin' }, amount: 5n, bound: 'exact' };
const received: Movement = {
  direction: 'in',
  asset: { type: 'token', contract: USDC },
  amount: 9n,
  bound: 'atLeast',
};
const sentence = (movements: readonly Movement[], permissions: CallEffects['permissions'] = []) =>
  tradeSentence({ movements, permissions }, names, t);

test('a swap is one sentence with its minimum, in either order', () => {
  expect(sentence([paid, received])).toBe(`review.trade: 5 ETH, 9 ${USDC}`);
  expect(sentence([received, paid])).toBe(`review.trade: 5 ETH, 9 ${USDC}`);
});

test('an exact receipt, as of wrapping, has no minimum', () => {
  expect(sentence([paid, { ...received, bound: 'exact' }])).toBe(`review.tradeExact: 5 ETH, 9 ${USDC}`);
});

describe('needs sentences of their own:', () => {
  test.each<[string, readonly Movement[]]>([
    ['a payment alone', [paid]],
    ['a second payment', [paid, paid]],
    ['a third movement', [paid, received, received]],
    ['a payment that may be less', [{ ...paid, bound: 'atMost' }, received]],
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
});
