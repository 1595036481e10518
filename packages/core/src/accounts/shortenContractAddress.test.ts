import { expect, test } from 'vitest';
import { shortenContractAddress } from './shortenContractAddress.ts';

test('shows the first 6 and the last 4 characters (docs/product.md §9)', () => {
  expect(shortenContractAddress('0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359')).toBe('0xfB69…d359');
});

test('leaves short texts unchanged', () => {
  expect(shortenContractAddress('0xfB69d359')).toBe('0xfB69d359');
  expect(shortenContractAddress('')).toBe('');
});
