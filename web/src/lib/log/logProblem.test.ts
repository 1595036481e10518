// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { CallableError } from '../firebase/CallableError.ts';
import { logProblem } from './logProblem.ts';

const SECRET = 'legal winner thank year wave sausage worth useful legal winner thank yellow';

/** Returns everything a console would show of the log, including expanded objects. */
function written(error?: unknown): string {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  logProblem('Sending failed', error);
  expect(log).toHaveBeenCalledOnce();
  const words = log.mock.calls[0] ?? [];
  // A console would expand an object, with message and cause.
  for (const word of words) expect(word).toBeTypeOf('string');
  log.mockRestore();
  return words.join(' ');
}

test('logs the failure', () => {
  expect(written()).toBe('[wallet] Sending failed');
});

test("writes an error's name and code", () => {
  expect(written(new CallableError('unavailable', 'The node is down.'))).toBe(
    '[wallet] Sending failed CallableError unavailable',
  );
  expect(written(new TypeError('x'))).toBe('[wallet] Sending failed TypeError');
});

test.each<[string, unknown]>([
  ['the message of an error', new Error(`invalid mnemonic "${SECRET}"`)],
  ['the cause of an error', new Error('Deriving failed', { cause: new Error(SECRET) })],
  [
    'the fields of an error',
    Object.assign(new Error('invalid argument'), { value: SECRET, argument: SECRET }),
  ],
  ['a thrown text', SECRET],
  ['a thrown object', { phrase: SECRET }],
])('logs nothing of %s: it may quote a secret', (_, error) => {
  const line = written(error);
  expect(line).toContain('Sending failed');
  for (const word of SECRET.split(' ')) expect(line).not.toContain(word);
});
