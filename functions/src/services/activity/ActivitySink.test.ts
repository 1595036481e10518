import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { logger } from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { laneIdOf, orderingKeyOf } from '../../data/laneIds.ts';
import type { Movement } from '../scanner/Movement.ts';
import type { ScanEvent } from '../scanner/ScanEvent.ts';
import type { ActivityEvent } from './ActivityEvent.ts';
import { ActivitySink, type ActivitySinkDependencies } from './ActivitySink.ts';

const AMOY = networkById('polygon-amoy');
const MINE = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const CROWDED = '0x2e5E54Ae6D33cDd5b0b3DAD36Ce37e3F2eD5a4F5';
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

const transfer = (tx: number, address: string): Movement => ({
  ...{ kind: 'transfer', standard: 'coin', from: OTHER, to: address, units: '1', place: 'coin', address },
  ...{ id: `${AMOY.chainId}:${hashOf(tx)}:coin:in`, txHash: hashOf(tx), direction: 'in' },
});

const applied = (sequence: number, block: number, movements: readonly Movement[], at = 1): ScanEvent => ({
  ...{ kind: 'applied', id: `${AMOY.chainId}:${sequence}`, sequence, movements },
  block: { number: block, hash: hashOf(block), parentHash: hashOf(block - 1), at },
});

function start() {
  const calls: unknown[] = [];
  const state = { now: 0, isQueueDown: false, firstOpen: undefined as number | undefined };
  const parts: ActivitySinkDependencies = {
    records: {
      apply: (userId, { chainId }, movements, eventOf) => {
        const made = movements.map(({ movement, orderingKey, block }) => {
          const event = JSON.parse(eventOf(movement, 'applied', 0).event) as ActivityEvent;
          return { orderingKey, block, type: event.type, tx: event.data.txHash };
        });
        calls.push({ apply: userId, chainId, made });
        return Promise.resolve(movements.map(({ orderingKey }) => laneIdOf('hook', orderingKey)));
      },
      revert: ({ chainId }, blockHash) => {
        calls.push({ revert: blockHash, chainId });
        return Promise.resolve(['hook_reverted']);
      },
      settle: (_chainId, block) => {
        calls.push({ settle: block });
        state.firstOpen = undefined;
        return Promise.resolve(['hook_settled']);
      },
      firstOpen: () => {
        calls.push('firstOpen');
        return Promise.resolve(state.firstOpen);
      },
      listening: (users) =>
        Promise.resolve(
          users
            .filter((userId) => userId.startsWith('listening'))
            .map((userId) => ({ userId, isPushOnly: false })),
        ),
    },
    usersOf: (addresses) => {
      const usual = [...addresses].filter((address) => address !== CROWDED);
      return Promise.resolve({
        users: new Set(usual.flatMap((address) => [`listening ${address}`, 'silent'])),
        byAddress: new Map(usual.map((address) => [address, [`listening ${address}`, 'silent']])),
        crowded: [...addresses].filter((address) => address === CROWDED),
      });
    },
    listenersOf: () => Promise.resolve([{ userId: 'listening too', isPushOnly: false }]),
    queue: {
      enqueue: (lanes) => {
        if (state.isQueueDown) return Promise.reject(new Error('no queue'));
        calls.push({ enqueue: lanes });
        return Promise.resolve();
      },
    },
    now: () => state.now,
  };
  return { sink: new ActivitySink(AMOY, parts), calls, state };
}

const keyOf = (address: string) => orderingKeyOf(AMOY.chainId, address);
const laneOf = (address: string) => laneIdOf('hook', keyOf(address));

test('stores the movements of listening users, and then wakes their webhooks', async () => {
  const { sink, calls } = start();
  await sink.deliver([applied(1, 7, [transfer(1, MINE), transfer(2, MINE)])]);
  expect(calls).toEqual([
    {
      apply: `listening ${MINE}`,
      chainId: AMOY.chainId,
      made: [1, 2].map((tx) => ({
        orderingKey: keyOf(MINE),
        block: 7,
        type: 'transfer.coin',
        tx: hashOf(tx),
      })),
    },
    { enqueue: [laneOf(MINE)] },
  ]);
});

test('finds the listening users of an address with very many users', async () => {
  const { sink, calls } = start();
  await sink.deliver([applied(1, 7, [transfer(1, CROWDED)])]);
  expect(calls[0]).toMatchObject({ apply: 'listening too', made: [{ orderingKey: keyOf(CROWDED) }] });
});

test('reverts a block in the order of the chain', async () => {
  const { sink, calls } = start();
  await sink.deliver([
    applied(1, 7, [transfer(1, MINE)]),
    { kind: 'reverted', id: '1:2', sequence: 2, block: { number: 7, hash: hashOf(7) } },
  ]);
  expect(calls.slice(2)).toEqual([
    { revert: hashOf(7), chainId: AMOY.chainId },
    { enqueue: ['hook_reverted'] },
  ]);
});

test('stores no transfer of nothing', async () => {
  const { sink, calls } = start();
  await sink.deliver([applied(1, 7, [{ ...transfer(1, MINE), units: '0' }, transfer(2, MINE)])]);
  expect(calls[0]).toMatchObject({ made: [{ tx: hashOf(2) }] });
});

test('settles once a block with open movements is final, and asks for them once a minute', async () => {
  const { sink, calls, state } = start();
  await sink.settle(5);
  await sink.settle(6);
  expect(calls).toEqual(['firstOpen']);
  await sink.deliver([applied(1, 8, [transfer(1, MINE)])]);
  calls.length = 0;
  await sink.settle(7);
  expect(calls).toEqual([]);
  await sink.settle(8);
  expect(calls).toEqual([{ settle: 8 }, { enqueue: ['hook_settled'] }, 'firstOpen']);
  // Written by another process.
  state.firstOpen = 9;
  state.now = 61_000;
  calls.length = 0;
  await sink.settle(9);
  expect(calls).toEqual(['firstOpen', { settle: 9 }, { enqueue: ['hook_settled'] }, 'firstOpen']);
});

test('wakes webhooks later if the queue is down, without stopping the scan', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const { sink, calls, state } = start();
  state.isQueueDown = true;
  await sink.deliver([applied(1, 7, [transfer(1, MINE)])]);
  expect(logged).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(1);
  state.isQueueDown = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls.at(-1)).toEqual({ enqueue: [laneOf(MINE)] });
});
