// @vitest-environment node
import { expect, test } from 'vitest';
import { recordedSymbol } from './recordedSymbol.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const FAKE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

test.each([
  ['coin', { network: 'ethereum', contract: undefined, symbol: 'ETH' }, 'ETH'],
  ['a known token by its own symbol', { network: 'ethereum', contract: USDC, symbol: 'FREE' }, 'USDC'],
  [
    'an imitation',
    { network: 'ethereum', contract: FAKE, symbol: 'USDC' },
    '\u2068“USDC”\u2069 (0x70997970…17dc79C8)',
  ],
  [
    'a symbol that is no word',
    { network: 'ethereum', contract: FAKE, symbol: '000 USDC' },
    '0x70997970…17dc79C8',
  ],
  [
    "a known token's contract on another network",
    { network: 'polygon', contract: USDC, symbol: 'USDC' },
    '\u2068“USDC”\u2069 (0xA0b86991…3606eB48)',
  ],
])('names %s', (_, token, name) => {
  expect(recordedSymbol(token)).toBe(name);
});
