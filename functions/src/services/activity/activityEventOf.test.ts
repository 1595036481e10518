import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import type { Movement } from '../scanner/Movement.ts';
import { activityEventOf } from './activityEventOf.ts';
import { activityMovementOf } from './activityMovementOf.ts';

const ETHEREUM = networkById('ethereum');
const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const TX = `0x${'1'.repeat(64)}`;
const block = { number: 7, hash: `0x${'a'.repeat(64)}`, at: 1_800_000_000 };
const about = { id: `1:${TX}:3:in`, txHash: TX, address: MINE, direction: 'in', place: '3' } as const;
const now = Date.UTC(2026, 10, 30);

const movements = {
  coin: { ...about, kind: 'transfer', standard: 'coin', from: OTHER, to: MINE, units: '5', place: 'coin' },
  known: { ...about, kind: 'transfer', standard: 'erc20', from: OTHER, to: MINE, units: '5', contract: USDC },
  unknown: {
    ...about,
    kind: 'transfer',
    standard: 'erc20',
    from: OTHER,
    to: MINE,
    units: '5',
    contract: OTHER,
  },
  nft: {
    ...{ ...about, kind: 'transfer', standard: 'erc721', from: OTHER, to: MINE, units: '1', contract: OTHER },
    tokenId: '9',
  },
  approval: {
    ...{ ...about, kind: 'approval', approval: 'allowance', owner: MINE, spender: OTHER, contract: USDC },
    ...{ tokenId: null, units: '0' },
  },
} satisfies Record<string, Movement>;

const eventOf = (movement: Movement, change: 'applied' | 'settled' | 'reorged' = 'applied', round = 0) =>
  activityEventOf(ETHEREUM, activityMovementOf(ETHEREUM, block, movement), { change, round, now });

test('describes a movement with its block, and with symbol and decimals only where the wallet knows them', () => {
  expect(eventOf(movements.known)).toEqual({
    id: expect.stringMatching(/^evt_[0-9a-f]{32}$/) as string,
    type: 'transfer.token',
    timestamp: '2026-11-30T00:00:00.000Z',
    network: 'mainnet',
    data: {
      ...{ movementId: about.id, address: MINE, direction: 'in', txHash: TX },
      ...{ blockNumber: 7, blockHash: block.hash, blockAt: 1_800_000_000_000 },
      ...{ kind: 'transfer', standard: 'erc20', from: OTHER, to: MINE, units: '5' },
      ...{ contract: USDC, symbol: 'USDC', decimals: 6 },
    },
  });
  expect(eventOf(movements.coin).data).toMatchObject({ symbol: 'ETH', decimals: 18 });
  expect(eventOf(movements.unknown).data).not.toHaveProperty('symbol');
  expect(eventOf(movements.unknown).data).not.toHaveProperty('decimals');
  expect(eventOf(movements.approval).data).toMatchObject({ units: '0', symbol: 'USDC' });
  expect(eventOf(movements.approval).data).not.toHaveProperty('tokenId');
});

test('names the type of each movement and change', () => {
  expect(Object.values(movements).map((movement) => eventOf(movement).type)).toEqual([
    'transfer.coin',
    'transfer.token',
    'transfer.token',
    'transfer.nft',
    'approval.changed',
  ]);
  expect(eventOf(movements.coin, 'settled').type).toBe('movement.settled');
  expect(eventOf(movements.coin, 'reorged').type).toBe('movement.reorged');
});

test('gives an event the same id each time, and another one to each change, round and block', () => {
  const ids = [
    eventOf(movements.coin),
    eventOf(movements.coin, 'settled'),
    eventOf(movements.coin, 'reorged'),
    eventOf(movements.coin, 'applied', 1),
    activityEventOf(
      ETHEREUM,
      activityMovementOf(ETHEREUM, { ...block, hash: `0x${'b'.repeat(64)}` }, movements.coin),
      { change: 'applied', round: 0, now },
    ),
  ].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const later = activityMovementOf(ETHEREUM, block, movements.coin);
  expect(activityEventOf(ETHEREUM, later, { change: 'applied', round: 0, now: now + 1 }).id).toBe(ids[0]);
});
