import { expect, test } from 'vitest';
import { judgeRecipient } from './judgeRecipient.ts';
import { recipientsOf } from './recipientsOf.ts';

const SHOP = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
/** Lookalike address from which a poisoner sends dust or 0. */
const FALSE_SHOP = '0x70991111111111111111111111111111111179C8';

const OWN = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const record = (to_address: string, changes: object = {}) => ({
  type: 'send' as const,
  status: 'completed' as const,
  from_address: OWN,
  to_address,
  network: 'ethereum' as const,
  ...changes,
});

test('are those of completed and pending transfers, each once, with the accounts that have sent', () => {
  const records = [
    record(SHOP),
    record(SHOP.toLowerCase(), { status: 'pending' }),
    record(SHOP, { from_address: OTHER }),
    record(SHOP, { from_address: FALSE_SHOP, status: 'failed' }),
  ];
  expect(recipientsOf(records)).toEqual([
    {
      address: SHOP.toLowerCase(),
      kind: 'sentTo',
      sentOn: 'mainnet',
      from: [OWN.toLowerCase(), OTHER.toLowerCase()],
    },
  ]);
});

test('are distinguished by mainnets and testnets', () => {
  const from = [OWN.toLowerCase()];
  expect(recipientsOf([record(SHOP, { network: 'sepolia' }), record(SHOP, { network: 'polygon' })])).toEqual([
    { address: SHOP.toLowerCase(), kind: 'sentTo', sentOn: 'testnet', from },
    { address: SHOP.toLowerCase(), kind: 'sentTo', sentOn: 'mainnet', from },
  ]);
});

test.each([{ type: 'receive' }, { type: 'swap' }, { status: 'failed' }, { call_kind: 'approve' }] as const)(
  'are not those of %o: a lookalike in it still stops',
  (changes) => {
    const known = recipientsOf([record(SHOP), record(FALSE_SHOP, changes)]);
    expect(known.map(({ address }) => address)).toEqual([SHOP.toLowerCase()]);
    expect(judgeRecipient(FALSE_SHOP, known, 'ethereum')).toMatchObject({
      isSentTo: false,
      severity: 'stop',
    });
  },
);

test('are not extended by 50 transfers of 0 from lookalikes of paid addresses', () => {
  const poisoned = Array.from({ length: 50 }, (_, index) =>
    record(OWN, {
      type: 'receive',
      from_address: `0x7099${String(index).padStart(32, '0')}79C8`,
      amount: '0',
      is_unverified: true,
    }),
  );
  expect(recipientsOf(poisoned)).toEqual([]);
  expect(recipientsOf([...poisoned, record(SHOP)]).map(({ address }) => address)).toEqual([
    SHOP.toLowerCase(),
  ]);
});
