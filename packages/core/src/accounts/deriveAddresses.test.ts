import { expect, test } from 'vitest';
import { deriveAccount } from './deriveAccount.ts';
import { deriveAddresses } from './deriveAddresses.ts';

const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

test('derives the addresses of the signing keys, in the order of the indices', async () => {
  const indices = [3, 0, 1];
  const keys = await Promise.all(indices.map((index) => deriveAccount(PHRASE, index)));
  expect(await deriveAddresses(PHRASE, indices)).toEqual(keys.map(({ address }) => address));
});

test('rejects an invalid phrase and an invalid index', async () => {
  await expect(deriveAddresses('not a phrase', [0])).rejects.toMatchObject({
    textId: 'send.error.invalidPhrase',
  });
  await expect(deriveAddresses(PHRASE, [0, -1])).rejects.toBeInstanceOf(RangeError);
});
