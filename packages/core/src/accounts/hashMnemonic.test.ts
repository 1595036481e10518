import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashMnemonic } from './hashMnemonic.ts';
import vectors from './bip39Vectors.json' with { type: 'json' };

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');

test('is the SHA-256 of the 12 words joined by spaces, in lower-case hex', async () => {
  // printf '%s' 'abandon … about' | sha256sum
  expect(await hashMnemonic(`${'abandon '.repeat(11)}about`)).toBe(
    'c557eec878dfd852ba3f88087c4f350f09c55537ab5e549c3cd14320ec3cef38',
  );
});

test.each(vectors)('agrees with node:crypto on $mnemonic', async ({ mnemonic }) => {
  expect(await hashMnemonic(mnemonic)).toBe(sha256(mnemonic));
});

test('ignores how the words were typed', async () => {
  const [{ mnemonic } = { mnemonic: '' }] = vectors;
  const typed = fc.constantFrom(' ', '  ', '\n', '\t', '\u3000').chain((gap) =>
    fc.constantFrom(
      mnemonic.replaceAll(' ', gap),
      `${gap}${mnemonic.toUpperCase()}${gap}`,
      mnemonic.replace(/^./, (letter) => letter.toUpperCase()),
      mnemonic
        .split(' ')
        .map((word, index) => `${index + 1}.${gap}${word},`)
        .join(gap),
    ),
  );
  await fc.assert(
    fc.asyncProperty(typed, async (phrase) => {
      expect(await hashMnemonic(phrase)).toBe(sha256(mnemonic));
    }),
  );
});
