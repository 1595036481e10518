import { randomUUID } from 'node:crypto';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import {
  activityRecords,
  type EventOf,
  type RecordedMovement,
} from '../../functions/src/data/activityRecords.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { laneIdOf, orderingKeyOf } from '../../functions/src/data/laneIds.ts';
import { pushTargetId } from '../../functions/src/data/pushTargetId.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const ADDRESS = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
/** A chain of each test's own. */
const newChain = () => Math.floor(Math.random() * 2 ** 40) + 2 ** 32;

const eventOf: EventOf = (movement, change, round) => {
  const id = `${movement} ${change} ${round}`;
  return {
    id,
    type: change === 'applied' ? 'transfer.coin' : `movement.${change}`,
    network: 'sepolia',
    event: id,
  };
};

const movementOf = (chainId: number, number: number, block: number, address = ADDRESS): RecordedMovement => ({
  ...{ digest: `${number}x${block}`, orderingKey: orderingKeyOf(chainId, address), block },
  ...{ blockHash: `0x${block}`, movement: `${number}@${block}` },
});

const at = (chainId: number, sequence = 1) => ({ chainId, sequence });

async function database() {
  return (await firestore()).getFirestore();
}

/** Creates a user with webhooks. */
async function listener(...endpoints: readonly object[]): Promise<string> {
  const userId = `u_${randomUUID()}`;
  await (
    await database()
  )
    .collection(serverCollections.activityLogs)
    .doc(userId)
    .set(endpoints.length > 0 ? { endpoints } : {});
  return userId;
}

const all = { networks: null, types: null };

async function eventsOf(userId: string): Promise<readonly string[]> {
  const events = await activityRecords.after(userId, 0, 1_000);
  expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, index) => index + 1));
  return events.map(({ event }) => event);
}

it('stores events only of users who listen, from then on', async () => {
  const chainId = newChain();
  const userId = await listener();
  expect(await activityRecords.apply(userId, at(chainId), [movementOf(chainId, 1, 5)], eventOf)).toEqual([]);
  expect(await eventsOf(userId)).toEqual([]);
  expect(await activityRecords.listening([userId, 'u_unknown'])).toEqual([]);

  expect(await activityRecords.listen(userId)).toBe(0);
  expect(await activityRecords.listening([userId, 'u_unknown'])).toEqual([{ userId, isPushOnly: false }]);
  await activityRecords.apply(userId, at(chainId), [movementOf(chainId, 2, 6)], eventOf);
  expect(await eventsOf(userId)).toEqual(['2@6 applied 0']);
  expect(await activityRecords.last(userId)).toBe(1);
  expect(await activityRecords.find(userId, '2@6 applied 0')).toMatchObject({ sequence: 1 });
  expect(await activityRecords.find('u_unknown', '2@6 applied 0')).toBeUndefined();
});

it('stops seven days after the last read', async () => {
  const userId = await listener();
  await activityRecords.listen(userId, Date.now() - 8 * 86_400_000);
  expect(await activityRecords.listening([userId])).toEqual([]);
  const pushed = await listener({ id: pushTargetId('a'), ...all });
  const both = await listener({ id: pushTargetId('b'), ...all }, { id: 'weA', ...all });
  // More than are read at once.
  const unknown = Array.from({ length: 450 }, (_, index) => `u_unknown${index}`);
  expect(await activityRecords.listening([pushed, ...unknown, both])).toEqual([
    { userId: pushed, isPushOnly: true },
    { userId: both, isPushOnly: false },
  ]);
});

it('names the lanes of the webhooks that get an event, again when it is delivered again', async () => {
  const chainId = newChain();
  const userId = await listener(
    { id: 'weA', ...all },
    { id: 'weB', networks: ['mainnet'], types: null },
    { id: 'weC', networks: ['sepolia'], types: ['movement.settled'] },
  );
  const orderingKey = orderingKeyOf(chainId, ADDRESS);
  const [ofA, ofC] = ['weA', 'weC'].map((id) => laneIdOf(id, orderingKey));
  const apply = async () => activityRecords.apply(userId, at(chainId), [movementOf(chainId, 1, 5)], eventOf);
  expect(await apply()).toEqual([ofA]);
  expect(await apply()).toEqual([ofA]);
  expect(await eventsOf(userId)).toEqual(['1@5 applied 0']);

  expect(await activityRecords.settle(chainId, 5, eventOf)).toEqual([ofA, ofC]);
  expect(await eventsOf(userId)).toEqual(['1@5 applied 0', '1@5 settled 0']);
  const stored = await (await database()).doc(`${serverCollections.webhookLanes}/${ofC}`).get();
  expect(stored.data()).toMatchObject({ user_id: userId, webhook_id: 'weC', last_sequence: 2 });
  expect(stored.get('lane')).toBe(orderingKey);
  expect((await activityRecords.afterWithKey(userId, orderingKey, 1, 10)).map(({ event }) => event)).toEqual([
    '1@5 settled 0',
  ]);
  expect(await activityRecords.afterWithKey(userId, orderingKeyOf(chainId, '0x'), 0, 10)).toEqual([]);
});

it('settles what is final and nothing else, and reverts also what was settled', async () => {
  const chainId = newChain();
  const userId = await listener({ id: 'weA', ...all });
  for (const block of [5, 6, 7])
    await activityRecords.apply(userId, at(chainId), [movementOf(chainId, block, block)], eventOf);
  expect(await activityRecords.firstOpen(chainId)).toBe(5);
  await activityRecords.settle(chainId, 5, eventOf);
  expect(await activityRecords.firstOpen(chainId)).toBe(6);
  await activityRecords.revert(at(chainId, 2), '0x7', eventOf);
  await activityRecords.revert(at(chainId, 3), '0x5', eventOf);
  expect(await activityRecords.firstOpen(chainId)).toBe(6);
  // A scanner that delivers the former event late does not bring it back; the chain that returns to the block does.
  await activityRecords.apply(userId, at(chainId, 1), [movementOf(chainId, 7, 7)], eventOf);
  await activityRecords.apply(userId, at(chainId, 4), [movementOf(chainId, 7, 7)], eventOf);
  await activityRecords.settle(chainId, 7, eventOf);
  expect(await activityRecords.firstOpen(chainId)).toBeUndefined();
  expect(await eventsOf(userId)).toEqual([
    '5@5 applied 0',
    '6@6 applied 0',
    '7@7 applied 0',
    '5@5 settled 0',
    '7@7 reorged 0',
    // A reorg deeper than the confirmations.
    '5@5 reorged 0',
    '7@7 applied 1',
    '6@6 settled 0',
    '7@7 settled 1',
  ]);
});

it('stores each of many movements once, however often and by how many scanners they are delivered', async () => {
  const chainId = newChain();
  const users = [await listener({ id: 'weA', ...all }), await listener({ id: 'weB', ...all })];
  const blocks = Array.from({ length: 5 }, (_, block) =>
    Array.from({ length: 30 }, (_each, index) =>
      movementOf(chainId, block * 100 + index, block, `0x${index % 3}`),
    ),
  );
  const deliver = async () => {
    for (const movements of blocks)
      await Promise.all(
        users.map(async (userId) => activityRecords.apply(userId, at(chainId), movements, eventOf)),
      );
    await activityRecords.settle(chainId, 5, eventOf);
  };
  await Promise.all([deliver(), deliver()]);
  await deliver();
  for (const userId of users) {
    const events = await eventsOf(userId);
    expect(events).toHaveLength(300);
    expect(new Set(events).size).toBe(300);
    const applied = events.filter((event) => event.includes('applied'));
    const order = blocks.flat().map(({ movement }) => `${movement} applied 0`);
    expect(applied).toEqual(order);
    for (const movement of blocks.flat())
      expect(events.indexOf(`${movement.movement} settled 0`)).toBeGreaterThan(
        events.indexOf(`${movement.movement} applied 0`),
      );
  }
});
