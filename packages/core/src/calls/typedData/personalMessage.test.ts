import { Wallet } from 'ethers';
import fc from 'fast-check';
import { eip191Signer } from 'micro-eth-signer';
import { describe, expect, test } from 'vitest';
import { WalletError } from '../../errors/WalletError.ts';
import { hashPersonalMessage, type PersonalMessage } from './hashPersonalMessage.ts';
import { personalMessageWarnings } from './personalMessageWarnings.ts';
import { recoverSigner } from './recoverSigner.ts';
import { signatureWarningMessage } from './signatureWarningMessage.ts';
import { signPersonalMessage } from './signPersonalMessage.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
const account = new Wallet(`0x${'46'.repeat(32)}`);

function sign(message: PersonalMessage): string {
  const accepted = personalMessageWarnings(message);
  return signPersonalMessage(account, { message, shownDigest: hashPersonalMessage(message), accepted });
}

test('signs texts and bytes like another implementation', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 80 }),
      fc.uint8Array({ maxLength: 80 }),
      (text, bytes) => {
        expect(sign({ form: 'text', text })).toBe(eip191Signer.sign(text, account.privateKey, false));
        const hex = `0x${Buffer.from(bytes).toString('hex')}`;
        const signature = sign({ form: 'hex', hex });
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

test.each(['', '61', '0x6', '0x6g'])('rejects %o as hex', (hex) => {
  expect(() => hashPersonalMessage({ form: 'hex', hex })).toThrow(TypeError);
});

test('rejects a lone surrogate', () => {
  expect(() => hashPersonalMessage({ form: 'text', text: '\ud800' })).toThrow(TypeError);
});

describe('warns of 32 bytes, which may be a hash', () => {
  const digest = '8f'.repeat(32);

  test.each<[string, PersonalMessage]>([
    ['as hex', { form: 'hex', hex: `0x${digest}` }],
    ['as the letters of hex', { form: 'text', text: `0x${digest}` }],
    ['as letters without 0x and in a line', { form: 'text', text: `${digest.toUpperCase()}\n` }],
    ['as letters found by search', { form: 'text', text: 'Ωabcdefghijklmnopqrstuvwxyz1234' }],
  ])('%s', (_, message) => {
    expect(personalMessageWarnings(message)).toEqual([{ type: 'looksLikeDigest' }]);
    const shownDigest = hashPersonalMessage(message);
    expect(() => signPersonalMessage(account, { message, shownDigest, accepted: [] })).toThrow(
      new WalletError('call.error.notAccepted'),
    );
  });

  test('does not warn of other lengths', () => {
    for (const text of [digest.slice(1), `${digest}0`, 'x'.repeat(31), 'x'.repeat(33), '']) {
      expect(personalMessageWarnings({ form: 'text', text })).toEqual([]);
    }
    expect(personalMessageWarnings({ form: 'hex', hex: `0x${digest}00` })).toEqual([]);
  });
});

test.each<[string, PersonalMessage]>([
  ['as text', { form: 'text', text: `My words: ${PHRASE}.` }],
  ['as bytes', { form: 'hex', hex: `0x${Buffer.from(PHRASE).toString('hex')}` }],
])('signs a recovery phrase in a message, %s, only if the warning is accepted', (_, message) => {
  expect(personalMessageWarnings(message)).toEqual([{ type: 'containsPhrase' }]);
  const shownDigest = hashPersonalMessage(message);
  expect(() => signPersonalMessage(account, { message, shownDigest, accepted: [] })).toThrow(
    new WalletError('call.error.notAccepted'),
  );
});

test('warns of a sign-in for one site with the address of another', () => {
  const text =
    'example.com wants you to sign in with your Ethereum account:\n0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2\n\n' +
    'URI: https://evil.example/login\nVersion: 1\nChain ID: 1\nNonce: 32891756\nIssued At: 2021-09-30T16:25:24Z';
  const elsewhere = { type: 'signInElsewhere', domain: 'example.com', host: 'evil.example' } as const;
  expect(personalMessageWarnings({ form: 'text', text })).toEqual([elsewhere]);
  expect(signatureWarningMessage(elsewhere).values).toEqual({ domain: 'example.com', host: 'evil.example' });
});

test('does not sign a message that was not shown', () => {
  const shownDigest = hashPersonalMessage({ form: 'text', text: 'Hello, Bob!' });
  const message = { form: 'text', text: 'Hello, Eve!' } as const;
  expect(() => signPersonalMessage(account, { message, shownDigest, accepted: [] })).toThrow(
    new WalletError('call.error.notShown'),
  );
});
