import { expect, test } from 'vitest';
import { failuresIn } from './failuresIn.ts';

const answered = (result: object) => JSON.stringify({ result });

test.each([
  ['a whole answer', 200, answered({ balances: [{ answer: {} }], prices: { answer: {} } }), []],
  [
    'parts that failed',
    200,
    answered({
      balances: [{ failure: { code: 'unavailable' } }, { answer: {} }],
      holdings: [{ failure: { code: 'deadline-exceeded' } }],
      incoming: { failure: { code: 'resource-exhausted' } },
    }),
    ['unavailable', 'deadline-exceeded', 'resource-exhausted'],
  ],
  ['a refusal', 429, JSON.stringify({ error: { status: 'RESOURCE_EXHAUSTED' } }), ['resource-exhausted']],
  ['nothing', 0, '', ['no answer']],
  ['what is no answer', 200, '<html>', ['no answer']],
])('of %s', (_what, status, body, expected) => {
  expect(failuresIn(status, body)).toEqual(expected);
});
