import 'fake-indexeddb/auto';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { afterEach, expect, test } from 'vitest';
import { journalledSend } from '../testing/journalledSend.ts';
import { mayBeSent } from './mayBeSent.ts';
import { sendJournal } from './sendJournal.ts';

const HASH = `0x${'ab'.repeat(32)}`;
const id = transactionId('alice', 1, HASH);

afterEach(() => sendJournal.remove(id));

test('is true while the outcome is unknown, and false once it is refused or settled', async () => {
  expect(await mayBeSent('alice', HASH)).toBe(false);
  await sendJournal.write(journalledSend({ id, user_id: 'alice' }));
  expect(await mayBeSent('alice', HASH)).toBe(true);
  expect(await mayBeSent('bob', HASH)).toBe(false);
  expect(await mayBeSent('alice', `0x${'cd'.repeat(32)}`)).toBe(false);
  await sendJournal.write(journalledSend({ id, user_id: 'alice', is_refused: true }));
  expect(await mayBeSent('alice', HASH)).toBe(false);
});
