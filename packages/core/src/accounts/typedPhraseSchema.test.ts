import { expect, test } from 'vitest';
import { typedPhraseSchema } from './typedPhraseSchema.ts';

test('trims the typed text', () => {
  expect(typedPhraseSchema.parse({ phrase: '\n legal winner  thank ' })).toEqual({
    phrase: 'legal winner  thank',
  });
});

test.each(['', ' ', '\n\t ', '1. 2. 3.', '…'])('requires a phrase where there is only %j', (phrase) => {
  const messages = typedPhraseSchema.safeParse({ phrase }).error?.issues.map(({ message }) => message);
  expect(messages).toEqual(['phrase.verify.error.empty']);
});
