// @vitest-environment node
import { networks } from '@everything-wallet/core/networks/networks';
import { FirebaseError } from 'firebase/app';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { broadcast } from './broadcast.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(fakeServer.reset);

const HASH = `0x${'ab'.repeat(32)}`;
const SIGNED = { signedTransaction: '0x02f8aa', txHash: HASH };
const SEPOLIA = networks[1];
const QUESTION = { signedTransaction: '0x02f8aa', network: 'sepolia', validUntil: 1_800_000_000_000 };

/** Error codes without a message from the server. */
const UNSPOKEN = ['internal', 'deadline-exceeded', 'cancelled', 'unknown', 'data-loss'];

/** Makes the server fail once per code, in order, and then accept the transaction. */
function failFirst(...codes: string[]) {
  const left = [...codes];
  fakeServer.answer('sendTransaction', () => {
    const code = left.shift();
    if (code) throw fakeServer.failure(code, UNSPOKEN.includes(code) ? undefined : 'A sentence for people.');
    return { txHash: HASH };
  });
}

/** Makes the server fail once, and then accept the transaction. */
function failOnce(failure: Error) {
  let isFirst = true;
  fakeServer.answer('sendTransaction', () => {
    if (!isFirst) return { txHash: HASH };
    isFirst = false;
    throw failure;
  });
}

async function failureCode(broadcasting: Promise<void>): Promise<string> {
  const error: unknown = await broadcasting.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallableError);
  return (error as CallableError).code;
}

test('sends the bytes to the network, once', async () => {
  failFirst();
  await broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 });
  expect(fakeServer.asked('sendTransaction')).toEqual([QUESTION]);
});

describe('when the answer is lost', () => {
  test.each(UNSPOKEN)('(%s) sends the same bytes again', async (code) => {
    failFirst(code);
    await broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 });
    expect(fakeServer.asked('sendTransaction')).toEqual([QUESTION, QUESTION]);
  });

  test.each(['internal', 'deadline-exceeded', 'unavailable', 'unauthenticated', 'permission-denied'])(
    'and the second attempt fails (%s), reports that the transfer may be pending',
    async (code) => {
      failFirst('internal', code);
      await expect(broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 })).rejects.toMatchObject({
        textId: 'send.error.uncertain',
      });
      expect(fakeServer.asked('sendTransaction')).toHaveLength(2);
    },
  );

  test('because a gateway answered without a message, sends the same bytes again', async () => {
    failOnce(fakeServer.failure('unavailable'));
    await broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 });
    expect(fakeServer.asked('sendTransaction')).toEqual([QUESTION, QUESTION]);
  });

  test('because a gateway answered with a message of its own, sends the same bytes again', async () => {
    failOnce(new FirebaseError('functions/unavailable', 'The upstream is busy: try again. [503]'));
    await broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 });
    expect(fakeServer.asked('sendTransaction')).toEqual([QUESTION, QUESTION]);
  });

  test.each(['refusedByNetwork', 'expired'] as const)(
    'and the second is %s, reports that',
    async (reason) => {
      fakeServer.answer('sendTransaction', () => {
        const isFirst = fakeServer.asked('sendTransaction').length === 1;
        throw isFirst
          ? fakeServer.failure('internal')
          : fakeServer.failure('failed-precondition', 'Too little.', reason);
      });
      expect(await failureCode(broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 }))).toBe(
        'failed-precondition',
      );
    },
  );

  // Regression: the first attempt may have been recorded and broadcast before another transfer took its nonce.
  test('and the second finds its nonce taken, reports that it may be pending', async () => {
    fakeServer.answer('sendTransaction', () => {
      const isFirst = fakeServer.asked('sendTransaction').length === 1;
      throw isFirst
        ? fakeServer.failure('internal')
        : fakeServer.failure('failed-precondition', 'Taken.', 'nonceTaken');
    });
    await expect(broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 })).rejects.toMatchObject({
      textId: 'send.error.uncertain',
    });
  });

  test('and the second is refused for a reason unrelated to a network, reports that it may be pending', async () => {
    failFirst('internal', 'failed-precondition');
    await expect(broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 })).rejects.toMatchObject({
      textId: 'send.error.uncertain',
    });
  });
});

describe('a definite refusal is not retried', () => {
  test.each([
    'invalid-argument',
    'failed-precondition',
    'unauthenticated',
    'permission-denied',
    'resource-exhausted',
    'unavailable',
  ])('%s', async (code) => {
    failFirst(code);
    expect(await failureCode(broadcast(SIGNED, SEPOLIA, { validUntil: 1_800_000_000_000 }))).toBe(code);
    expect(fakeServer.asked('sendTransaction')).toHaveLength(1);
  });
});
