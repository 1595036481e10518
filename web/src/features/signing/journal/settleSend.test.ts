// @vitest-environment node

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { deferred } from '../../../testing/deferred.ts';
import { findRecord, type FoundRecord } from '../api/findRecord.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { sendJournal } from './sendJournal.ts';
import { settleSend } from './settleSend.ts';
import { withSendLock } from './withSendLock.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
vi.mock('../api/findRecord.ts', () => ({ findRecord: vi.fn() }));
// Without a disk the journal uses memory, and logs that.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(fakeServer.reset);

const SOON = 30_000;
const LATE = 180_000;

/** Transfer in the journal, with the server's record and answer. */
async function interrupted(
  age: number,
  record: FoundRecord['status'] | FoundRecord | undefined | Error,
  answer: 'taken' | Error = 'taken',
) {
  const send = journalledSend({ written_at: Date.now() - age });
  await sendJournal.write(send);
  vi.mocked(findRecord).mockReset();
  if (record instanceof Error) vi.mocked(findRecord).mockRejectedValue(record);
  else vi.mocked(findRecord).mockResolvedValue(typeof record === 'string' ? { status: record } : record);
  fakeServer.answer('sendTransaction', () => {
    if (answer instanceof Error) throw answer;
    return { txHash: `0x${'ab'.repeat(32)}` };
  });
  return send;
}

const broadcasts = () => fakeServer.asked('sendTransaction');
const VALID_UNTIL = 1_800_000_000_000;
const IDENTICAL = [{ signedTransaction: '0x02f8aa', network: 'mainnet', validUntil: VALID_UNTIL }];
const refused = fakeServer.failure('failed-precondition', 'Too little.', 'refusedByNetwork');
const uncertain = fakeServer.failure('unavailable', 'Unknown.', 'outcomeUncertain');
const nonceTaken = fakeServer.failure('failed-precondition', 'Taken.', 'nonceTaken');
const expired = fakeServer.failure('failed-precondition', 'Too late.', 'expired');
const lost = fakeServer.failure('internal');

describe('a transfer whose record has an outcome was sent, and is not broadcast again', () => {
  test.each([
    ['completed', 'sent'],
    ['failed', 'failed'],
  ] as const)('%s', async (status, outcome) => {
    const send = await interrupted(LATE, status);
    expect(await settleSend(send)).toBe(outcome);
    expect(broadcasts()).toEqual([]);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  // Regression: a replaced transfer was reported as failed.
  test('replaced by another one', async () => {
    const send = await interrupted(LATE, { status: 'failed', failure_reason: 'replaced', is_final: true });
    expect(await settleSend(send)).toBe('replaced');
    expect(broadcasts()).toEqual([]);
  });

  // Regression: 'failed' was reported for a block that a node had not confirmed yet.
  test('a block that may still be reverted means only that the network has it', async () => {
    const send = await interrupted(LATE, { status: 'failed', failure_reason: 'reverted', is_final: false });
    expect(await settleSend(send)).toBe('sent');
    expect(broadcasts()).toEqual([]);
  });
});

// Regression: 'sent' was reported for a transfer whose cancellation was in a block.
describe('a transfer with a signed replacement is not broadcast again, and is', () => {
  const first = `0x${'ab'.repeat(32)}`;
  const second = `0x${'cd'.repeat(32)}`;
  const third = `0x${'ef'.repeat(32)}`;
  const waits: FoundRecord = { status: 'pending', replaced_by: second };
  const lost: FoundRecord = {
    status: 'failed',
    failure_reason: 'replaced',
    is_final: true,
    replaced_by: second,
  };
  const inBlock: FoundRecord = { status: 'completed', is_final: false, block_number: 9 };
  const cancel: FoundRecord = { ...inBlock, isCancellation: true };

  const refuseAsSuperseded = () => {
    fakeServer.answer('sendTransaction', () => {
      throw fakeServer.failure('failed-precondition', 'Another one was signed.', 'superseded');
    });
  };
  const withRecords = async (records: Record<string, FoundRecord>) => {
    const send = await interrupted(LATE, undefined);
    vi.mocked(findRecord).mockImplementation((id) => Promise.resolve(records[id.replace('alice_1_', '')]));
    return send;
  };

  test.each<[string, string, Record<string, FoundRecord>]>([
    ['superseded', 'while that one waits', { [first]: waits, [second]: { status: 'pending' } }],
    // Regression: a recent block, which may be reverted, was reported as the final outcome.
    ['superseded', 'while its cancellation is in a young block', { [first]: waits, [second]: cancel }],
    ['superseded', 'while a faster one is', { [first]: waits, [second]: inBlock }],
    [
      'cancelled',
      'once its cancellation is final',
      { [first]: waits, [second]: { ...cancel, is_final: true } },
    ],
    ['replaced', 'once a faster one is', { [first]: waits, [second]: { ...inBlock, is_final: true } }],
    [
      'cancelled',
      'by a second one',
      {
        [first]: waits,
        [second]: { ...waits, replaced_by: third },
        [third]: { ...cancel, is_final: true },
      },
    ],
    ['cancelled', 'for good', { [first]: lost, [second]: { ...cancel, is_final: true } }],
    ['replaced', 'for good', { [first]: lost, [second]: { ...inBlock, is_final: true } }],
    [
      'sent',
      'in a block itself',
      { [first]: { ...inBlock, replaced_by: second }, [second]: { status: 'pending' } },
    ],
  ])('%s %s', async (outcome, _, records) => {
    expect(await settleSend(await withRecords(records))).toBe(outcome);
    expect(broadcasts()).toEqual([]);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('superseded where the replacement was signed just before the request', async () => {
    const send = await withRecords({ [first]: waits, [second]: { status: 'pending' } });
    vi.mocked(findRecord).mockResolvedValueOnce({ status: 'pending' });
    refuseAsSuperseded();
    expect(await settleSend(send)).toBe('superseded');
  });

  // Regression: it was reported as sent, though the server had broadcast nothing.
  test('unknown where its record cannot be read then, and it stays in the journal', async () => {
    const send = await withRecords({});
    vi.mocked(findRecord)
      .mockResolvedValueOnce({ status: 'pending' })
      .mockRejectedValueOnce(new Error('offline'));
    refuseAsSuperseded();
    expect(await settleSend(send)).toBe('unknown');
    expect(await sendJournal.ofUser('alice')).toHaveLength(1);
    await sendJournal.remove(send.id);
  });
});

describe('a transfer recorded as pending is broadcast again, byte for byte:', () => {
  test.each([SOON, LATE])('%i ms old, and accepted: sent', async (age) => {
    const send = await interrupted(age, 'pending');
    expect(await settleSend(send)).toBe('sent');
    expect(broadcasts()).toEqual(IDENTICAL);
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('refused by the network, so that the record is removed: not sent', async () => {
    expect(await settleSend(await interrupted(LATE, 'pending', refused))).toBe('notSent');
    expect(await sendJournal.ofUser('alice')).toMatchObject([{ is_refused: true }]);
  });

  // Regression: bytes that had never been sent were broadcast however late, when the wallet was next opened.
  test('too late, and known to no node: the user decides, and it blocks nothing', async () => {
    const lapsed = fakeServer.failure('failed-precondition', 'Too late.', 'lapsed');
    expect(await settleSend(await interrupted(LATE, 'pending', lapsed))).toBe('lapsed');
    expect(await sendJournal.ofUser('alice')).toEqual([]);
  });

  test('names the transfer it was signed to replace', async () => {
    const replaces = `0x${'cd'.repeat(32)}`;
    const send = { ...(await interrupted(SOON, undefined)), replaces };
    expect(await settleSend(send)).toBe('sent');
    expect(broadcasts()).toEqual([{ ...IDENTICAL[0], replaces }]);
  });

  test.each([
    ['uncertain', uncertain],
    ['another transfer has taken its nonce', nonceTaken],
    ['the answer is lost', lost],
    ['refused by a rate limit', fakeServer.tooManyRequests(30)],
    ['the sender is no longer the primary address', fakeServer.failure('permission-denied', 'Not yours.')],
    ['signed out', fakeServer.failure('unauthenticated', 'Sign in.', 'signInNeeded')],
  ])('%s: still unknown, and still in the journal', async (_, failure) => {
    const send = await interrupted(LATE, 'pending', failure);
    expect(await settleSend(send)).toBe('unknown');
    expect(await sendJournal.ofUser('alice')).toEqual([send]);
    await sendJournal.remove(send.id);
  });
});

// Regression: 'not sent' was concluded from the browser's clock, while a slow call was still in transit.
describe('a transfer without a record is sent to the server, which alone decides whether it is too late:', () => {
  test.each([SOON, LATE, 86_400_000, -60_000])('%i ms old and accepted: sent', async (age) => {
    expect(await settleSend(await interrupted(age, undefined))).toBe('sent');
    expect(broadcasts()).toEqual(IDENTICAL);
  });

  test.each([SOON, LATE, 86_400_000, -60_000])('%i ms old and too late: never sent', async (age) => {
    expect(await settleSend(await interrupted(age, undefined, expired))).toBe('notSent');
    expect(await sendJournal.ofUser('alice')).toMatchObject([{ is_refused: true }]);
  });

  test('its nonce taken by another transfer: unknown until its time is over', async () => {
    const send = await interrupted(SOON, undefined, nonceTaken);
    expect(await settleSend(send)).toBe('unknown');
    await sendJournal.remove(send.id);
  });
});

test('without an answer about the record nothing is known, and nothing broadcast', async () => {
  const send = await interrupted(LATE, new Error('unreachable'));
  expect(await settleSend(send)).toBe('unknown');
  expect(broadcasts()).toEqual([]);
  await sendJournal.remove(send.id);
});

test('during a send from the account, nothing is requested', async () => {
  const send = await interrupted(SOON, 'pending');
  const sending = deferred<undefined>();
  const held = withSendLock({ chainId: 1, from: send.from }, () => sending.promise);
  expect(await settleSend(send)).toBe('sending');
  expect(findRecord).not.toHaveBeenCalled();
  expect(broadcasts()).toEqual([]);
  sending.resolve(undefined);
  await held;
  await sendJournal.remove(send.id);
});

test('a call that the wallet cannot read is broadcast again with its consent and its site, and no other one', async () => {
  const given = { call: `0x${'11'.repeat(32)}`, effects: 'notSimulated' } as const;
  for (const consent of [given, undefined]) {
    const fields = consent && { consent, origin: 'https://app.example' };
    const send = { ...(await interrupted(SOON, 'pending')), ...fields };
    expect(await settleSend(send)).toBe('sent');
    expect(broadcasts().at(-1)).toEqual({ ...IDENTICAL[0], ...fields });
  }
});
