import { expect, test } from 'vitest';
import { addressEntrySchema } from './addressEntrySchema.ts';

const address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

test.each([address, address.toLowerCase(), ` ${address}\n`])('takes %j', (text) => {
  expect(addressEntrySchema.parse({ address: text })).toEqual({ address });
});

test.each([
  ['', 'send.error.recipientMalformed'],
  ['  ', 'send.error.recipientMalformed'],
  [address.slice(2), 'send.error.recipientMalformed'],
  [address.slice(0, -1), 'send.error.recipientMalformed'],
  [`ethereum:${address}`, 'send.error.recipientMalformed'],
  [address.replace('fB', 'fb'), 'send.error.recipientChecksum'],
  [`0x${'0'.repeat(40)}`, 'send.error.recipientZero'],
])('refuses %j', (text, message) => {
  const issues = addressEntrySchema.safeParse({ address: text }).error?.issues;
  expect(issues?.map((issue) => issue.message)).toEqual([message]);
});
