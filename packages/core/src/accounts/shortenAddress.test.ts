import { expect, test } from 'vitest';
import { shortenAddress } from './shortenAddress.ts';

test('shows the first 10 and the last 8 characters (docs/product.md §9)', () => {
  expect(shortenAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBe('0xfB691609…37c5d359');
});

test('leaves short texts unchanged', () => {
  expect(shortenAddress('0xfB69160937c5d359')).toBe('0xfB69160937c5d359');
  expect(shortenAddress('')).toBe('');
});
