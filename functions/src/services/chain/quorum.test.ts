import { expect, it } from 'vitest';
import { quorum } from './quorum.ts';

const agreed = (agreeing: number) => ({ agreement: 'agreed', value: 5n, agreeing });
const unconfirmed = { agreement: 'unconfirmed', value: 5n, agreeing: 1 };
const disputed = { agreement: 'disputed', agreeing: 0 };
const unknown = { agreement: 'unknown', agreeing: 0 };

it.each([
  ['all of three say it', [5n, 5n, 5n], 2, agreed(3)],
  ['two of three say it', [5n, 7n, 5n], 2, agreed(2)],
  ['two say it and one is silent', [undefined, 5n, 5n], 2, agreed(2)],
  ['one of three answers', [undefined, 5n, undefined], 2, unconfirmed],
  ['two of three answer, each another thing', [5n, 7n, undefined], 2, disputed],
  ['each of three says another thing', [5n, 7n, 9n], 2, disputed],
  ['four are split', [5n, 5n, 7n, 7n], 2, disputed],
  ['three of five are against two', [5n, 5n, 5n, 7n, 7n], 2, agreed(3)],
  ['two of five agree and the rest each say something else', [5n, 5n, 6n, 7n, 8n], 2, disputed],
  ['two are asked and differ', [5n, 7n], 1, disputed],
  ['one of two answers', [5n, undefined], 1, agreed(1)],
  ['no node answers', [undefined, undefined, undefined], 2, unknown],
  ['there is no node', [], 1, unknown],
])('decides if %s', (_, answers, needed, result) => {
  expect(quorum(answers, needed)).toEqual(result);
});
