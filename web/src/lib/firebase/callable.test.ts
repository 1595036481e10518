// @vitest-environment node
import { callableContract } from '@everything-wallet/core/callables/CallableContract';
import { serverTexts } from '@everything-wallet/core/texts/en/serverTexts';
import { compiledTexts } from 'virtual:compiled-texts/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { loadTexts } from '../text/loadTexts.ts';
import { callable } from './callable.ts';
import { CallableError } from './CallableError.ts';
import { fakeServer } from './testing/fakeServer.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
const { reload } = vi.hoisted(() => ({
  reload: vi.fn(() => Promise.reject(new Error('auth/user-token-expired'))),
}));
const { session } = vi.hoisted(() => ({
  session: {
    currentUser: null as { reload: () => Promise<void> } | null,
    authStateReady: () => Promise.resolve(),
  },
}));
vi.mock('./firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ functions: {}, auth: session }),
}));
beforeEach(() => {
  session.currentUser = { reload };
  session.authStateReady = () => Promise.resolve();
});
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

test("calls the contract's name and returns the answer", async () => {
  fakeServer.answer('double', () => ({ value: 4 }));
  await expect(double({ value: 2 })).resolves.toEqual({ value: 4 });
  expect(fakeServer.asked('double')).toEqual([{ value: 2 }]);
});

// Regression: the SDK writes undefined as null, and the server refused every transfer that replaced none.
test('omits undefined fields', async () => {
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

// Regression: nested undefined fields were sent as null, so that no contract call could be simulated before
// it was signed.
test('omits undefined fields at any depth', async () => {
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

test('drops fields that the contract does not name', async () => {
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

test('reports code, reason and sentence of a refusal', async () => {
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

// Regression: after a password change elsewhere, this browser stayed signed in for up to an hour, and every
// request was refused.
test.each([
  ['signInNeeded', 1],
  ['refused', 0],
] as const)('after a refusal because of %s, the user is reloaded %i times', async (reason, times) => {
  reload.mockClear();
  fakeServer.answer('double', () => {
    throw fakeServer.failure('unauthenticated', 'Your session has ended. Sign in again.', reason);
  });
  await failureOf(double({ value: 2 }));
  expect(reload).toHaveBeenCalledTimes(times);
});

// Regression: a poll that was due as the user signed out was sent without a session, and refused.
test('sends nothing where no user is signed in', async () => {
  loadTexts(compiledTexts);
  session.currentUser = null;
  const error = await failureOf(double({ value: 2 }));
  expect(error).toMatchObject({ code: 'unauthenticated', reason: 'signInNeeded' });
  expect(error.serverMessage).toBe(serverTexts['server.signIn']);
  expect(fakeServer.askedNames()).toEqual([]);
});

test('waits for a session that is being restored', async () => {
  fakeServer.answer('double', () => ({ value: 4 }));
  session.currentUser = null;
  session.authStateReady = () => {
    session.currentUser = { reload };
    return Promise.resolve();
  };
  await expect(double({ value: 2 })).resolves.toEqual({ value: 4 });
});
