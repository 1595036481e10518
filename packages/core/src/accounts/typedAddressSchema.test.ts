import { expect, test } from 'vitest';
import { typedAddressSchema } from './typedAddressSchema.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

test.each([
  ['as it is written', ADDRESS],
  ['with white space around it', ` ${ADDRESS}\n`],
  ['in lower case', ADDRESS.toLowerCase()],
  ['in capitals', ADDRESS.toUpperCase().replace('0X', '0x')],
])('reads an address %s', (_, text) => {
  expect(typedAddressSchema.parse(text)).toBe(ADDRESS);
});

test.each([
  ['nothing', '', 'common.error.required'],
  ['white space', '   ', 'common.error.required'],
  ['a name', 'ada.eth', 'send.error.recipientMalformed'],
  ['a digit too few', ADDRESS.slice(0, -1), 'send.error.recipientMalformed'],
  ['an address without 0x', ADDRESS.slice(2), 'send.error.recipientMalformed'],
  ['two digits exchanged', ADDRESS.replace('98', '89'), 'send.error.recipientChecksum'],
  ['a letter of the wrong case', ADDRESS.replace('E', 'e'), 'send.error.recipientChecksum'],
  ['the zero address', `0x${'0'.repeat(40)}`, 'send.error.recipientZero'],
])('rejects %s with one text', (_, text, message) => {
  expect(typedAddressSchema.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
});
