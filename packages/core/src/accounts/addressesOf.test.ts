import { expect, test } from 'vitest';
import { addressesOf } from './addressesOf.ts';
import { deriveAccount } from './deriveAccount.ts';

const JUNK = `${'test '.repeat(11)}junk`;

// As published by the tools that use this phrase as their default.
test.each([
  [0, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
  [3, '0x90F79bf6EB2c4f870365E785982E1f101E93b906'],
  [19, '0x8626f6940E2eb28930eFb4CeF49B2d1F2C9C1199'],
])('the address at index %i is the published one', async (index, address) => {
  expect((await addressesOf(JUNK))(index)).toBe(address);
});

test('returns the account that signs', async () => {
  const phrase = `${'abandon '.repeat(23)}art`;
  const addressOf = await addressesOf(phrase);
  for (const index of [0, 40, 2 ** 31 - 1]) {
    expect(addressOf(index)).toBe((await deriveAccount(phrase, index)).address);
  }
});

test('rejects an invalid index and an invalid phrase', async () => {
  const addressOf = await addressesOf(JUNK);
  expect(() => addressOf(2 ** 31)).toThrow(RangeError);
  expect(() => addressOf(-1)).toThrow(RangeError);
  await expect(addressesOf('test '.repeat(12))).rejects.toMatchObject({
    textId: 'send.error.invalidPhrase',
  });
});
