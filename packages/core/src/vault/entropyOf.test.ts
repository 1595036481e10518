import { expect, test } from 'vitest';
import vectors from '../accounts/bip39Vectors.json' with { type: 'json' };
import { entropyOf } from './entropyOf.ts';
import { phraseOf } from './phraseOf.ts';

test.each(vectors)('BIP-39 vector $entropy, however its words are typed', ({ entropy, mnemonic }) => {
  const typed = ` ${mnemonic.toUpperCase().replaceAll(' ', '\n')} `;
  expect(Buffer.from(entropyOf(typed)).toString('hex')).toBe(entropy);
  expect(phraseOf(entropyOf(typed))).toBe(mnemonic);
});

test.each(['', 'abandon '.repeat(12), 'twelve words'])('rejects %j', (phrase) => {
  expect(() => entropyOf(phrase)).toThrow(expect.objectContaining({ textId: 'send.error.invalidPhrase' }));
});
