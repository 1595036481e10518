import { expect, test } from 'vitest';
import { recipientProblem } from './recipientProblem.ts';

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test('accepts an address', () => {
  expect(recipientProblem(RECIPIENT)).toBeUndefined();
  expect(recipientProblem(RECIPIENT, { contract: `0x${'1'.repeat(40)}` })).toBeUndefined();
});

test('rejects sending a token to its own contract, in any case', () => {
  expect(recipientProblem(RECIPIENT, { contract: RECIPIENT.toLowerCase() })).toBe('send.error.tokenContract');
});

test.each([1, 0x11, 0x100, 0x1010, 0xffff])('rejects a contract of the network itself: %i', (number) => {
  const address = `0x${number.toString(16).padStart(40, '0')}`;
  expect(recipientProblem(address)).toBe('send.error.recipientPrecompile');
});

test('accepts the address after them', () => {
  expect(recipientProblem(`0x${'10000'.padStart(40, '0')}`)).toBeUndefined();
});

test.each([
  `0x${'f'.repeat(40)}`,
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000042069420694206942069',
  '0xdead000000000000000000000000000000000000',
])('rejects a burn address or a placeholder for coin: %s', (address) => {
  expect(recipientProblem(address)).toBe('send.error.recipientPrecompile');
});
