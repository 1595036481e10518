// @vitest-environment node
import { parsePaymentLink } from '@everything-wallet/core/payments/parsePaymentLink';
import { expect, test } from 'vitest';
import { readSharedPayment } from './readSharedPayment.ts';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const LINK = `ethereum:${ADDRESS}@1?value=1e18`;

const searchOf = (query: Record<string, string>) => `?${new URLSearchParams(query).toString()}`;

test.each([
  ['a link of the protocol handler', `web+${LINK}`, LINK],
  ['a link among words', `Please pay ${LINK} today`, LINK],
  ['the same link twice', `${LINK} ${LINK}`, LINK],
  ['an address', ADDRESS, ADDRESS],
  ['an address among words', `My address: ${ADDRESS}.`, ADDRESS],
])('%s', (_, link, expected) => {
  expect(readSharedPayment(searchOf({ link }))).toBe(expected);
});

test('nothing', () => {
  expect(readSharedPayment('')).toBeUndefined();
  expect(readSharedPayment('?link=%20')).toBeUndefined();
  // No other parameter is read.
  expect(readSharedPayment(searchOf({ text: LINK }))).toBeUndefined();
});

test.each([
  ['two addresses', `${ADDRESS} or ${OTHER}`],
  ['two links', `${LINK} ethereum:${OTHER}`],
  ['a hash, which begins like an address', `0x${'ab'.repeat(32)}`],
  ['a web page', 'https://example.com/pay'],
  ['a recovery phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
])('%s fills in nothing', (_, link) => {
  expect(readSharedPayment(searchOf({ link }))).toBe('');
});

test('a link for a token is passed on, and the reader of links refuses it', () => {
  const link = `ethereum:${OTHER}/transfer?address=${ADDRESS}&uint256=1`;
  expect(readSharedPayment(searchOf({ link: `web+${link}` }))).toBe(link);
  expect(() => parsePaymentLink(link)).toThrow();
});
