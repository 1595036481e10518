import { Wallet } from 'ethers';
import fc from 'fast-check';
import { eip191Signer } from 'micro-eth-signer';
import { expect, test } from 'vitest';
import { hashPersonalMessage } from './hashPersonalMessage.ts';
import { recoverSigner } from './recoverSigner.ts';
import { signPersonalMessage } from './signPersonalMessage.ts';

const account = new Wallet(`0x${'46'.repeat(32)}`);

test('signs texts and bytes as another implementation does', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.uint8Array({ maxLength: 80 }),
      (text, bytes) => {
        expect(signPersonalMessage(account, { form: 'text', text })).toBe(
          eip191Signer.sign(text, account.privateKey, false),
        );
        const hex = `0x${Buffer.from(bytes).toString('hex')}`;
        const signature = signPersonalMessage(account, { form: 'hex', hex });
        expect(signature).toBe(eip191Signer.sign(bytes, account.privateKey, false));
        expect(recoverSigner(hashPersonalMessage({ form: 'hex', hex }), signature)).toBe(account.address);
      },
    ),
    { numRuns: 50 },
  );
});

test('hex is bytes in one form, and letters in the other', () => {
  const bytes = hashPersonalMessage({ form: 'hex', hex: '0x61' });
  expect(bytes).toBe(hashPersonalMessage({ form: 'text', text: 'a' }));
  expect(bytes).not.toBe(hashPersonalMessage({ form: 'text', text: '0x61' }));
});

test.each(['', '61', '0x6', '0x6g'])('%o is no hex', (hex) => {
  expect(() => hashPersonalMessage({ form: 'hex', hex })).toThrow(TypeError);
});

test('half of a pair of surrogates is no text', () => {
  expect(() => hashPersonalMessage({ form: 'text', text: '\ud800' })).toThrow(TypeError);
});
