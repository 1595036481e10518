import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { journalledSend } from '../testing/journalledSend.ts';

/** The journal as a tab has it that was just opened. */
async function openTab() {
  vi.resetModules();
  return (await import('./sendJournal.ts')).sendJournal;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

describe('the journal', () => {
  test('is there again in another tab, and after a reload', async () => {
    const send = journalledSend();
    await (await openTab()).write(send);
    expect(await (await openTab()).ofUser('alice')).toEqual([send]);
  });

  test('holds no more what was struck out, in any tab that is opened later', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.remove(journalledSend().id);
    expect(await journal.ofUser('alice')).toEqual([]);
    expect(await (await openTab()).ofUser('alice')).toEqual([]);
  });

  test('tells each user of their own, the oldest first', async () => {
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

  test('writes one transfer down once', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.write(journalledSend());
    expect(await journal.ofUser('alice')).toHaveLength(1);
  });

  test('calls back whoever listens, until they do not', async () => {
    const journal = await openTab();
    const heard = vi.fn();
    const stop = journal.onChange(heard);
    await journal.write(journalledSend());
    expect(heard).toHaveBeenCalledTimes(1);
    await journal.remove(journalledSend().id);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    await journal.write(journalledSend());
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('is told of by the other tabs', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const heard = vi.fn();
    there.onChange(heard);
    await here.write(journalledSend());
    await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  });

  test('leaves out what is no transfer', async () => {
    const journal = await openTab();
    await journal.write(journalledSend());
    await journal.write({ ...journalledSend({ id: 'odd' }), network: 'elsewhere' as 'mainnet' });
    expect(await (await openTab()).ofUser('alice')).toEqual([
      journalledSend({ written_at: expect.any(Number) as number }),
    ]);
  });
});

// Regression: WebKit cuts the connection of a page in the background; one failed read made the journal look empty.
test('a connection that was cut is made anew, and what was read stays known where it cannot be', async () => {
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

// Regression: the tab that had written a transfer gave it to the network again after another had said 'not sent'.
test('what one tab strikes out is gone in every other, also in its memory', async () => {
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

test('where the browser keeps nothing, the journal lasts as long as the tab, and says so', async () => {
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
