import { expect, test } from 'vitest';
import { judgeRecipient } from './judgeRecipient.ts';
import { recipientsOf } from './recipientsOf.ts';

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** What a poisoner of histories sends dust or nothing from. */
const FALSE_SHOP = '0x70991111111111111111111111111111111179C8';

const record = (to_address: string, changes: object = {}) => ({
  type: 'send' as const,
  status: 'completed' as const,
  to_address,
  ...changes,
});

test('are those of completed and pending transfers, each once', () => {
  const records = [record(SHOP), record(SHOP.toLowerCase(), { status: 'pending' })];
  expect(recipientsOf(records)).toEqual([{ address: SHOP.toLowerCase(), kind: 'sentTo' }]);
});

test.each([{ type: 'receive' }, { type: 'swap' }, { status: 'failed' }])(
  'are not those of %o: a look-alike in it is still stopped',
  (changes) => {
    const known = recipientsOf([record(SHOP), record(FALSE_SHOP, changes)]);
    expect(known.map(({ address }) => address)).toEqual([SHOP]);
    expect(judgeRecipient(FALSE_SHOP, known, 'ethereum')).toMatchObject({ isSentTo: false, verdict: 'stop' });
  },
);
