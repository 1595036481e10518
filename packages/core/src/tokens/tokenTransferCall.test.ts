import { Interface } from 'ethers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTokenTransfer } from './decodeTokenTransfer.ts';
import { encodeTokenTransfer } from './encodeTokenTransfer.ts';

const RECIPIENT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const erc20 = new Interface(['function transfer(address to, uint256 amount) returns (bool)']);
const call = encodeTokenTransfer(RECIPIENT, 1_500_000n);

test('writes the call like another implementation, and reads it back', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 20, maxLength: 20 }),
      fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
      (bytes, amount) => {
        const to = `0x${Buffer.from(bytes).toString('hex')}`;
        const data = encodeTokenTransfer(to, amount);
        expect(data).toBe(erc20.encodeFunctionData('transfer', [to, amount]));
        const decoded = decodeTokenTransfer(data);
        expect(decoded?.to.toLowerCase()).toBe(to);
        expect(decoded?.amount).toBe(amount);
      },
    ),
  );
});

test('reads capitals too, and returns the recipient with its checksum', () => {
  expect(decodeTokenTransfer(call.toUpperCase().replace('0X', '0x'))).toEqual({
    to: RECIPIENT,
    amount: 1_500_000n,
  });
});

test.each([
  ['nothing', '0x'],
  ['the selector alone', call.slice(0, 10)],
  ['a call that is cut', call.slice(0, -2)],
  ['a call with a tail', `${call}00`],
  ['an address with something before it', call.replace('0xa9059cbb00', '0xa9059cbb01')],
  ['approve(address,uint256)', call.replace('a9059cbb', '095ea7b3')],
  ['transferFrom(address,address,uint256)', call.replace('a9059cbb', '23b872dd')],
  ['a letter that is not a hex digit', call.replace('fb69', 'fg69')],
])('rejects %s as a transfer', (_, data) => {
  expect(decodeTokenTransfer(data)).toBeUndefined();
});

test.each<[string, string, bigint]>([
  ['a recipient with a wrong checksum', RECIPIENT.replace('fB', 'Fb'), 1n],
  ['an invalid recipient', '0x1234', 1n],
  ['a negative amount', RECIPIENT, -1n],
  ['an amount beyond 256 bits', RECIPIENT, 2n ** 256n],
])('writes no call to %s', (_, to, amount) => {
  expect(() => encodeTokenTransfer(to, amount)).toThrow();
});
