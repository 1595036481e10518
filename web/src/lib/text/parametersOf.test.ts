// @vitest-environment node
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { parametersOf } from './parametersOf.ts';

test.each([
  ['No parameter', []],
  ['{amount} {currency} of {amount}', ['amount', 'currency', 'amount']],
  ['{count, plural, one {# day of {name}} other {# days}}', ['count', 'name']],
  ['{kind, select, coin {coins} other {{name}}}', ['kind', 'name']],
])('finds the parameters of %j', (message, names) => {
  expect(parametersOf(compileMessage(message))).toEqual(names);
});
