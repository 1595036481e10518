// @vitest-environment node
import { parsePaymentLink } from '@everything-wallet/core/payments/parsePaymentLink';
import { expect, test } from 'vitest';
import { readSharedPayment } from './readSharedPayment.ts';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const LINK = `ethereum:${ADDRESS}@1?value=1e18`;

const searchOf = (query: Record<string, string>) => `?${new URLSearchParams(query).toString()}`;

test.each([
  ['a link of the protocol handler', { link: `web+${LINK}` }, LINK],
  ['a shared link', { url: LINK }, LINK],
  ['a link among words', { title: 'Rent', text: `Please pay ${LINK} today` }, LINK],
  ['the same link twice', { url: LINK, text: LINK }, LINK],
  ['an address', { text: ADDRESS }, ADDRESS],
  ['an address among words', { text: `My address: ${ADDRESS}.` }, ADDRESS],
])('%s', (_, query, expected) => {
  expect(readSharedPayment(searchOf(query))).toBe(expected);
});

test('nothing shared', () => {
  expect(readSharedPayment('')).toBeUndefined();
  expect(readSharedPayment('?text=&url=%20')).toBeUndefined();
});

test.each([
  ['two addresses', { text: `${ADDRESS} or ${OTHER}` }],
  ['two links', { url: LINK, text: `ethereum:${OTHER}` }],
  ['a hash, which begins like an address', { text: `0x${'ab'.repeat(32)}` }],
  ['a web page', { url: 'https://example.com/pay' }],
  [
    'a recovery phrase',
    { text: 'legal winner thank year wave sausage worth useful legal winner thank yellow' },
  ],
])('%s fills in nothing', (_, query) => {
  expect(readSharedPayment(searchOf(query))).toBe('');
});

test('a link for a token is passed on, and the reader of links refuses it', () => {
  const link = `ethereum:${OTHER}/transfer?address=${ADDRESS}&uint256=1`;
  expect(readSharedPayment(searchOf({ link: `web+${link}` }))).toBe(link);
  expect(() => parsePaymentLink(link)).toThrow();
});
