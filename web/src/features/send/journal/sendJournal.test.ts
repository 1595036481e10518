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

test('where the browser keeps nothing, the journal lasts as long as the tab, and says so', async () => {
  const problems = loggedProblems();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The user denied permission', 'SecurityError');
    },
  });
  const journal = await openTab();
  const send = journalledSend();
  await journal.write(send);
  expect(await journal.ofUser('alice')).toEqual([send]);
  await journal.remove(send.id);
  expect(await journal.ofUser('alice')).toEqual([]);
  expect(problems()[0]).toContain('The journal of sends could not be used');
});
