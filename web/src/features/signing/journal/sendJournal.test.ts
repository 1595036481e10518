import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { journalledSend } from '../testing/journalledSend.ts';

/** Opens the journal as a new tab does. */
async function openTab() {
  vi.resetModules();
  return (await import('./sendJournal.ts')).sendJournal;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('the journal', () => {
  test('persists in another tab, and after a reload', async () => {
    const send = journalledSend();
    await (await openTab()).write(send);
    expect(await (await openTab()).ofUser('alice')).toEqual([send]);
  });

  test('omits removed transfers, in any tab opened later', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.remove(journalledSend().id);
    expect(await journal.ofUser('alice')).toEqual([]);
    expect(await (await openTab()).ofUser('alice')).toEqual([]);
  });

  test("lists each user's own, oldest first", async () => {
    const journal = await openTab();
    const [newer, older, other] = [
      journalledSend({ id: 'newer', written_at: 2 }),
      journalledSend({ id: 'older', written_at: 1 }),
      journalledSend({ id: 'other', user_id: 'bob' }),
    ];
    for (const send of [newer, older, other]) await journal.write(send);
    expect(await journal.ofUser('alice')).toEqual([older, newer]);
    expect(await journal.ofUser('bob')).toEqual([other]);
  });

  test('stores one transfer once', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.write(journalledSend());
    expect(await journal.ofUser('alice')).toHaveLength(1);
  });

  test('notifies listeners until they unsubscribe', async () => {
    const journal = await openTab();
    const listener = vi.fn();
    const stop = journal.onChange(listener);
    await journal.write(journalledSend());
    expect(listener).toHaveBeenCalledTimes(1);
    await journal.remove(journalledSend().id);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    await journal.write(journalledSend());
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('notifies other tabs', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const listener = vi.fn();
    there.onChange(listener);
    await here.write(journalledSend());
    await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  });

  test('has consent and site, and loses no entry for those of another version', async () => {
    const consent = { call: `0x${'11'.repeat(32)}`, effects: 'notSimulated' } as const;
    const send = journalledSend({ consent, origin: 'https://app.example' });
    await (await openTab()).write(send);
    expect(await (await openTab()).ofUser('alice')).toEqual([send]);
    const newer = { ...send, consent: 'anotherCall', origin: 'app:example' };
    await (await openTab()).write(newer as unknown as typeof send);
    expect(await (await openTab()).ofUser('alice')).toEqual([
      journalledSend({ written_at: send.written_at }),
    ]);
  });

  test('ignores malformed entries', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.write({ ...journalledSend({ id: 'odd' }), network: 'elsewhere' as 'mainnet' });
    expect(await (await openTab()).ofUser('alice')).toEqual([
      journalledSend({ written_at: expect.any(Number) as number }),
    ]);
  });
});

// Regression: WebKit cuts the connection of a page in the background; one failed read emptied the journal.
test('reconnects after a cut connection, and retains the last read where that fails', async () => {
  loggedProblems();
  const journal = await openTab();
  await (await openTab()).write(journalledSend());
  const begin = vi.spyOn(IDBDatabase.prototype, 'transaction');
  begin.mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  expect(await journal.ofUser('alice')).toHaveLength(1);
  begin.mockImplementation(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  expect(await journal.ofUser('alice')).toHaveLength(1);
  begin.mockRestore();
});

// Regression: the tab that had stored a transfer broadcast it again after another tab had reported 'not sent'.
test('a removal in one tab applies to every other, including its memory', async () => {
  const [here, there] = [await openTab(), await openTab()];
  await here.write(journalledSend());
  await there.remove(journalledSend().id);
  await vi.waitFor(async () => expect(await here.ofUser('alice')).toEqual([]));
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('lost', 'UnknownError');
  });
  loggedProblems();
  expect(await here.ofUser('alice')).toEqual([]);
  vi.restoreAllMocks();
});

test('without browser storage, the journal lasts as long as the tab, and reports that', async () => {
  const problems = loggedProblems();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    },
  });
  const journal = await openTab();
  const send = journalledSend();
  expect(await journal.write(send)).toBe(false);
  expect(await journal.ofUser('alice')).toEqual([send]);
  await journal.remove(send.id);
  expect(await journal.ofUser('alice')).toEqual([]);
  expect(problems()[0]).toContain('The journal of sends could not be used');
});
