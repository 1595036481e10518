// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupByNonce } from './groupByNonce.ts';
import { transaction } from './testing/transaction.ts';

const ids = (transactions: Parameters<typeof groupByNonce>[0]) =>
  groupByNonce(transactions).map(({ head, others }) => [head.id, ...others.map(({ id }) => id)]);

test('one row per nonce, at the position of its newest attempt, with the confirmed one as its head', () => {
  const transactions = [
    transaction({ id: 'next', nonce: 8, status: 'pending' }),
    transaction({ id: 'cancel', nonce: 7, status: 'failed', failure_reason: 'replaced' }),
    transaction({ id: 'faster', nonce: 7, status: 'completed', block_number: 9 }),
    transaction({ id: 'between', nonce: 6 }),
    transaction({ id: 'first', nonce: 7, status: 'pending' }),
  ];
  expect(ids(transactions)).toEqual([['next'], ['faster', 'cancel', 'first'], ['between']]);
});

test('the latest is the head while none is in a block, and a failed one before pending ones', () => {
  const waiting = [
    transaction({ id: 'faster', nonce: 7, status: 'pending' }),
    transaction({ id: 'first', nonce: 7, status: 'pending' }),
  ];
  expect(ids(waiting)).toEqual([['faster', 'first']]);
  const reverted = transaction({ id: 'reverted', nonce: 7, status: 'failed', block_number: 9 });
  expect(ids([...waiting, reverted])).toEqual([['reverted', 'faster', 'first']]);
});

test('another account, another network and incoming transfers have their own rows', () => {
  const transactions = [
    transaction({ id: 'a' }),
    transaction({ id: 'b', network: 'polygon' }),
    transaction({ id: 'c', from_address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
    transaction({ id: 'd', type: 'receive' }),
    transaction({ id: 'e', type: 'receive' }),
  ];
  expect(ids(transactions)).toHaveLength(5);
});

// Regression: every page regrouped the whole history, more work with every page.
test('groups a history page by page as it does at once, and preserves unchanged groups', () => {
  const one = fc.record({
    nonce: fc.integer({ min: 0, max: 4 }),
    type: fc.constantFrom('send', 'receive'),
    status: fc.constantFrom('pending', 'completed', 'failed'),
    block_number: fc.constantFrom(undefined, 9),
  });
  fc.assert(
    fc.property(fc.array(fc.array(one, { maxLength: 6 })), (pages) => {
      let shown: ReturnType<typeof transaction>[] = [];
      for (const [index, page] of pages.entries()) {
        const before = groupByNonce(shown);
        shown = [
          ...shown,
          ...page.map((changes, place) =>
            transaction({ ...changes, id: `${String(index)} ${String(place)}` }),
          ),
        ];
        const grown = groupByNonce(shown);
        const copies = shown.map((copied) => ({ ...copied }));
        expect(grown).toEqual(groupByNonce(copies));
        for (const [place, group] of before.entries()) {
          const now = grown[place];
          if (now?.others.length === group.others.length) expect(now).toBe(group);
        }
      }
    }),
  );
});

test('regroups a history that has changed elsewhere than at its end', () => {
  const [first, second, third] = [5, 4, 5].map((nonce, index) => transaction({ id: String(index), nonce }));
  if (!first || !second || !third) throw new Error('There are three');
  expect(ids([first, second, third])).toEqual([['0', '2'], ['1']]);
  expect(ids([first, second])).toEqual([['0'], ['1']]);
  expect(ids([first, third, second])).toEqual([['0', '2'], ['1']]);
  expect(ids([first, { ...second, nonce: 5 }])).toEqual([['0', '1']]);
});
