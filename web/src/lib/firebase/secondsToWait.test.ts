// @vitest-environment node
import { expect, test } from 'vitest';
import { CallableError } from './CallableError.ts';
import { secondsToWait } from './secondsToWait.ts';

const failure = (options: ConstructorParameters<typeof CallableError>[2]) =>
  new CallableError('resource-exhausted', 'You have asked a lot.', options);

test.each([
  ['what the server says', failure({ reason: 'tooManyRequests', retryAfterSeconds: 12.3 }), 13],
  ['a minute where it does not say', failure({ reason: 'tooManyRequests' }), 60],
  ['nothing of another failure', failure({ reason: 'networkUnavailable' }), undefined],
  ['nothing of another error', new Error('broken'), undefined],
])('%s', (_, error, seconds) => expect(secondsToWait(error)).toBe(seconds));
