import { receivedId } from '@everything-wallet/core/documents/transaction';
import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { expect, it } from 'vitest';
import { chooseRecords, MAX_CHEAP } from './chooseRecords.ts';
import type { IncomingRecord, MadeRecords } from './IncomingStore.ts';
import { noCursor } from './noCursor.ts';

const network = networkByRpcName('mainnet');
const account = '0x00000000000000000000000000000000000000a1';
const full: MadeRecords = {
  day: 1,
  verified: {},
  unverified: { [`${network.id} ${account}`]: MAX_CHEAP },
  dust: {},
};

function recordOf(place: string, isUnverified: boolean): IncomingRecord {
  return {
    id: receivedId('user', network.chainId, '0xabc', place),
    record: {
      user_id: 'user',
      type: 'receive',
      status: 'completed',
      amount: '5',
      token_symbol: 'X',
      standard: 'erc20',
      tx_hash: '0xabc',
      from_address: '0x1',
      to_address: account,
      network: network.id,
      nonce: 0,
      ...(isUnverified && { is_unverified: true }),
    },
    at: 0,
    isDoubted: false,
  };
}

const choose = (records: readonly IncomingRecord[], made: MadeRecords, open = noCursor.open) =>
  chooseRecords('user', [{ scanned: { network, cursor: { ...noCursor, open } }, records }], new Map(), made);

it('leaves out unverified records of an account that has had too many today, and no verified one', () => {
  const [verified, unverified] = [recordOf('1', false), recordOf('2', true)];
  expect(choose([verified, unverified], full)).toEqual({
    records: [verified],
    left: new Set([unverified.id]),
  });
});

it('makes them up to the limit, which counts those of this scan', () => {
  const wanted = Array.from({ length: 3 }, (_, place) => recordOf(String(place), true));
  const made = { ...full, unverified: { [`${network.id} ${account}`]: MAX_CHEAP - 2 } };
  expect(choose(wanted, made).records).toEqual(wanted.slice(0, 2));
});

it('keeps a record that is open already', () => {
  const unverified = recordOf('2', true);
  const open = { '0xabc': { block: 1, places: { '2': account } } };
  expect(choose([unverified], full, open).records).toEqual([unverified]);
});
