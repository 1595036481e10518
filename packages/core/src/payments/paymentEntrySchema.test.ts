import { expect, test } from 'vitest';
import { paymentEntrySchema } from './paymentEntrySchema.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([address, address.toLowerCase(), ` ${address}\n`])('accepts %j', (entry) => {
  expect(paymentEntrySchema.parse({ entry })).toEqual({
    entry: { recipient: address, networkId: undefined, amount: undefined },
  });
});

test.each([`ethereum:${address}@137?value=2.5e18`, ` ETHEREUM:${address}@137?value=2.5e18\n`])(
  'accepts %j',
  (entry) => {
    expect(paymentEntrySchema.parse({ entry })).toEqual({
      entry: { recipient: address, networkId: 'polygon', amount: 25n * 10n ** 17n },
    });
  },
);

test.each([
  ['', 'send.error.recipientMalformed'],
  ['  ', 'send.error.recipientMalformed'],
  [address.slice(2), 'send.error.recipientMalformed'],
  [address.slice(0, -1), 'send.error.recipientMalformed'],
  ['vitalik.eth', 'send.error.recipientMalformed'],
  [`bitcoin:${address}`, 'send.error.recipientMalformed'],
  [address.replace('fB', 'fb'), 'send.error.recipientChecksum'],
  [`0x${'0'.repeat(40)}`, 'send.error.recipientZero'],
  ['ethereum:', 'payment.error.malformed'],
  [`ethereum:${address.replace('fB', 'fb')}`, 'send.error.recipientChecksum'],
  [`ethereum:${address}@250`, 'payment.error.network'],
  [`ethereum:${address}/transfer?address=${address}&uint256=1`, 'payment.error.token'],
  [`ethereum:${address}?token=USDT&value=3270000`, 'payment.error.unsupported'],
])('rejects %j', (entry, message) => {
  const issues = paymentEntrySchema.safeParse({ entry }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
