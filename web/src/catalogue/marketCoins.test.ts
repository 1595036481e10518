// @vitest-environment node
import { expect, test } from 'vitest';
import { marketCoins } from './marketCoins.ts';

test('the symbols of docs/product.md §3, in its order', () => {
  expect(marketCoins.map(({ symbol }) => symbol).join(', ')).toBe(
    'ETH, BTC, USDT, USDC, BNB, ADA, SOL, XRP, DOT, MATIC, AVAX, LINK, UNI, LTC, ATOM, XLM, ALGO',
  );
});

test('each has one character, a unique color and a name', () => {
  for (const { icon, color, name } of marketCoins) {
    expect(icon).toMatch(/^.$/u);
    expect(color).toMatch(/^#[0-9A-F]{6}$/);
    expect(name).not.toBe('');
  }
  expect(new Set(marketCoins.map(({ color }) => color)).size).toBe(marketCoins.length);
});
