// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import type { HeldAsset } from '../../features/holdings/HeldAsset.ts';
import { addAnswer } from '../../features/holdings/addAnswer.ts';
import { assetsOf } from '../../features/holdings/assetsOf.ts';
import {
  addressOf,
  holding,
  holdingsAnswer,
  tokenFacts,
} from '../../features/holdings/testing/holdingsAnswer.ts';
import { sendableTokens } from './sendableTokens.ts';

const network = networkById('ethereum');
const ME = addressOf(1);
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const OTHER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

function assets(): readonly HeldAsset[] {
  const look = addAnswer(undefined, {
    network,
    accounts: [ME],
    discovered: true,
    answer: holdingsAnswer(
      [holding(ME, 7n), holding(ME, 5n, USDC), holding(ME, 6n, OTHER)],
      [tokenFacts(USDC, { decimals: 6 }), tokenFacts(OTHER, { isListed: false, decimals: 18 })],
    ),
    msSinceHeard: () => 0,
  });
  return assetsOf([look], []);
}

const of = (held: readonly HeldAsset[], isImitation = false) =>
  sendableTokens(held, { network, address: ME }, () =>
    isImitation ? { symbol: 'USDC', contract: USDC } : undefined,
  ).map(({ contract, balance }) => [contract, balance]);

test('listed tokens are offered immediately, and unrequested ones are not', () => {
  expect(of(assets())).toEqual([[USDC, 5n]]);
});

test('added tokens are offered, except lookalikes', () => {
  const added = assets().map((asset) =>
    asset.contract === OTHER ? { ...asset, kind: 'custom' as const } : asset,
  );
  expect(of(added)).toEqual([
    [USDC, 5n],
    [OTHER, 6n],
  ]);
  expect(of(added, true)).toEqual([[USDC, 5n]]);
});

test('excludes other networks, and disputed balances', () => {
  const held = assets();
  expect(sendableTokens(held, { network: networkById('polygon'), address: ME }, () => undefined)).toEqual([]);
  const unsure = held.map((asset) => ({
    ...asset,
    figures: asset.figures.map((figure) => ({ ...figure, agreement: 'unconfirmed' as const })),
  }));
  expect(of(unsure)).toEqual([]);
});
