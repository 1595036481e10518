// @vitest-environment node
import { callableContract } from '@everything-wallet/core/callables/CallableContract';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callable } from './callable.ts';
import { CallableError } from './CallableError.ts';
import { fakeServer } from './testing/fakeServer.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
const { reload } = vi.hoisted(() => ({
  reload: vi.fn(() => Promise.reject(new Error('auth/user-token-expired'))),
}));
vi.mock('./firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ functions: {}, auth: { currentUser: { reload } } }),
}));
afterEach(fakeServer.reset);

const double = callable(
  callableContract({
    name: 'double',
    input: z.object({ value: z.number() }),
    output: z.object({ value: z.number() }),
  }),
);

async function failureOf(calling: Promise<unknown>): Promise<CallableError> {
  const error: unknown = await calling.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallableError);
  return error as CallableError;
}

test('asks by the name of the contract and gives the answer', async () => {
  fakeServer.answer('double', () => ({ value: 4 }));
  await expect(double({ value: 2 })).resolves.toEqual({ value: 4 });
  expect(fakeServer.asked('double')).toEqual([{ value: 2 }]);
});

// Regression: the SDK writes undefined as null, and the server refused every transfer that replaced none.
test('leaves out what is not said', async () => {
  fakeServer.answer('twice', () => ({ value: 4 }));
  const twice = callable(
    callableContract({
      name: 'twice',
      input: z.object({ value: z.number(), unit: z.string().optional() }),
      output: z.object({ value: z.number() }),
    }),
  );
  await twice({ value: 2, unit: undefined });
  expect(fakeServer.asked('twice')).toStrictEqual([{ value: 2 }]);
});

// Regression: the same of what stands within a question; no call of a contract could be tried out before it was signed.
test('leaves out what is not said anywhere in a question', async () => {
  fakeServer.answer('each', () => ({ value: 4 }));
  const each = callable(
    callableContract({
      name: 'each',
      input: z.object({
        of: z.array(z.object({ unit: z.string().optional(), value: z.number().nullable() })),
      }),
      output: z.object({ value: z.number() }),
    }),
  );
  await each({ of: [{ unit: undefined, value: 2 }, { value: null }] });
  expect(fakeServer.asked('each')).toStrictEqual([{ of: [{ value: 2 }, { value: null }] }]);
});

test('passes on what the contract does not name no further', async () => {
  fakeServer.answer('double', () => ({ value: 4, more: true }));
  await expect(double({ value: 2 })).resolves.toEqual({ value: 4 });
});

test.each([[undefined], [null], ['4'], [{}], [{ value: '4' }], [{ value: Number.NaN }]])(
  'takes the malformed answer %o for an error, not for a value',
  async (data) => {
    fakeServer.answer('double', () => data);
    expect((await failureOf(double({ value: 2 }))).code).toBe('data-loss');
  },
);

test('tells the code, the reason and the sentence of a refusal', async () => {
  fakeServer.answer('double', () => {
    throw fakeServer.failure('resource-exhausted', 'Too many attempts. Wait a minute.', 'tooManyRequests');
  });
  const error = await failureOf(double({ value: 2 }));
  expect(error.code).toBe('resource-exhausted');
  expect(error.reason).toBe('tooManyRequests');
  expect(error.serverMessage).toBe('Too many attempts. Wait a minute.');
});

test('takes a failure of the SDK itself for a lost question', async () => {
  fakeServer.answer('double', () => {
    throw new TypeError('Failed to fetch');
  });
  const error = await failureOf(double({ value: 2 }));
  expect(error.code).toBe('internal');
  expect(error.reason).toBeUndefined();
  expect(error.serverMessage).toBeUndefined();
});

// Regression: whoever had set a new password elsewhere stayed signed in here for up to an hour, and was refused everything.
test.each([
  ['signInNeeded', 1],
  ['refused', 0],
] as const)('after a refusal because of %s, the user is asked about %i times', async (reason, times) => {
  reload.mockClear();
  fakeServer.answer('double', () => {
    throw fakeServer.failure('unauthenticated', 'Your session has ended. Sign in again.', reason);
  });
  await failureOf(double({ value: 2 }));
  expect(reload).toHaveBeenCalledTimes(times);
});
