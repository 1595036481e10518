import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import type { TokenFacts } from '@everything-wallet/core/schemas/holdings';
import { lido } from '@everything-wallet/core/pools/lido';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useCallNames } from './useCallNames.ts';

setUpComponentTests();

const STRANGER = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const namesWith = (tokens: readonly TokenFacts[] = []) =>
  renderHook(() => useCallNames(defaultNetwork, tokens), { wrapper: AppShell }).result.current;
const factsOf = (contract: string, symbol: string): TokenFacts => ({
  contract,
  name: symbol,
  symbol,
  decimals: 6,
  isListed: true,
});

// Regression: the review of a stake showed 'You receive 0.5 Lido', the name of the contract, for 0.5 stETH.
test('shows a token by its symbol and its contract by its name', () => {
  const names = namesWith();
  expect(names.assetOf(lido.staked)).toBe('stETH');
  expect(names.amountOf(5n * 10n ** 17n, lido.staked)).toBe('0.5 stETH');
  expect(names.nameOf(lido.staked)).toMatch(/^Lido \(0xae7a.*\)$/i);
});

test('does not believe a server about decimals and symbol of a token that the wallet knows', () => {
  const names = namesWith([factsOf(lido.staked, 'USDC')]);
  expect(names.amountOf(10n ** 18n, lido.staked)).toBe('1 stETH');
});

test('shows an unknown token in units, with its address', () => {
  expect(namesWith().amountOf(1_500_000n, STRANGER)).toBe(
    '1500000 in the smallest unit of 0x5FbDB231…64180aa3',
  );
});

test('marks a symbol that imitates a known one', () => {
  const names = namesWith([{ ...factsOf(STRANGER, 'USDС'), isListed: false }]);
  expect(names.marksOf(STRANGER)).toHaveLength(2);
  expect(namesWith().marksOf(lido.staked)).toEqual([]);
});
