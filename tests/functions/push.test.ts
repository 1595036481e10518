import { createHash, randomUUID } from 'node:crypto';
import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { serverCollections } from '@everything-wallet/core/documents/collections';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { activityRecords } from '../../functions/src/data/activityRecords.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { laneIdOf, orderingKeyOf } from '../../functions/src/data/laneIds.ts';
import { pushSubscriptions } from '../../functions/src/data/pushSubscriptions.ts';
import { pushTargetId } from '../../functions/src/data/pushTargetId.ts';
import type { ActivityEvent } from '../../functions/src/services/activity/ActivityEvent.ts';
import { firestoreActivityLog } from '../../functions/src/services/activity/firestoreActivityLog.ts';
import type { PushSender } from '../../functions/src/services/push/createPushSender.ts';
import { DeliveryCounts } from '../../functions/src/services/webhooks/DeliveryCounts.ts';
import { PushTarget } from '../../functions/src/services/push/PushTarget.ts';
import { firestoreLanes } from '../../functions/src/services/webhooks/firestoreLanes.ts';
import { LaneDeliverer } from '../../functions/src/services/webhooks/LaneDeliverer.ts';
import { TestUser } from './support/TestUser.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
const webhook = { id: 'whk1', networks: ['sepolia'], types: null, more: 'a field of webhooks' };
const newUser = () => `u_${randomUUID()}`;
const endpointOf = (name: string) => `https://push.example.com/${name}`;
/** The target of a browser, as `pushSubscriptions` names its document. */
const targetOf = (userId: string, name: string) =>
  pushTargetId(`${userId}_${createHash('sha256').update(endpointOf(name)).digest('hex').slice(0, 40)}`);
const subscribe = (userId: string, name: string, now = 1) =>
  pushSubscriptions.store(userId, { endpoint: endpointOf(name), keys }, null, now);

async function logOf(userId: string) {
  const db = (await firestore()).getFirestore();
  return db.collection(serverCollections.activityLogs).doc(userId);
}
const targetsOf = async (userId: string) => (await (await logOf(userId)).get()).get('endpoints') as unknown;
const namesOf = async (userId: string) =>
  (await pushSubscriptions.ofUser(userId)).map(({ endpoint }) => endpoint.split('/').at(-1)).toSorted();

it('each subscribed browser is a target of the log, beside webhooks', async () => {
  const userId = newUser();
  await (await logOf(userId)).set({ sequence: 5, endpoints: [webhook] });
  const types = ['transfer.coin', 'transfer.token', 'movement.settled'];
  const [one, two] = ['one', 'two'].map((name) => ({
    ...{ id: targetOf(userId, name), networks: null, types },
  }));
  await subscribe(userId, 'one');
  await Promise.all([subscribe(userId, 'one'), subscribe(userId, 'two')]);
  expect(await targetsOf(userId)).toEqual([webhook, one, two]);
  expect(await pushSubscriptions.ofTarget(userId, targetOf(userId, 'two'))).toMatchObject([
    { endpoint: endpointOf('two') },
  ]);
  expect(await activityRecords.listening([userId])).toEqual([{ userId, isPushOnly: false }]);
  await pushSubscriptions.remove(userId, endpointOf('one'));
  await pushSubscriptions.remove(userId, endpointOf('one'));
  expect(await targetsOf(userId)).toEqual([webhook, two]);
  await pushSubscriptions.remove(userId, endpointOf('two'));
  expect(await targetsOf(userId)).toEqual([webhook]);
  expect((await (await logOf(userId)).get()).get('sequence')).toBe(5);
});

// All browsers of a user had one target.
it('reads all subscriptions for an earlier target, which the next subscription replaces', async () => {
  const userId = newUser();
  await subscribe(userId, 'one');
  const earlier = { id: pushTargetId(userId), networks: null, types: null };
  await (await logOf(userId)).set({ endpoints: [earlier, webhook] });
  await subscribe(userId, 'one');
  await (await logOf(userId)).set({ endpoints: [earlier, webhook] });
  expect(await pushSubscriptions.ofTarget(userId, earlier.id)).toHaveLength(1);
  await subscribe(userId, 'two');
  expect(await targetsOf(userId)).toMatchObject([
    webhook,
    { id: targetOf(userId, 'one') },
    { id: targetOf(userId, 'two') },
  ]);
});

it('replaces a subscription with the same endpoint, and removes the oldest of more than ten', async () => {
  const userId = newUser();
  for (let number = 0; number < 10; number += 1) await subscribe(userId, `b${number}`, number);
  await pushSubscriptions.store(userId, { endpoint: endpointOf('b0'), keys }, [ADDRESS], 20);
  expect(await namesOf(userId)).toHaveLength(10);
  await subscribe(userId, 'new', 21);
  const names = await namesOf(userId);
  expect(names).toHaveLength(10);
  expect(names).toContain('b0');
  expect(names).not.toContain('b1');
});

// Regression: a lost phone showed pushes after 'Sign out everywhere' and after a new password.
it('ends with the sessions: those from before a time, except the browser that asks', async () => {
  const userId = newUser();
  for (const [name, at] of [
    ['lost', 1],
    ['mine', 2],
    ['newer', 5],
  ] as const)
    await subscribe(userId, name, at);
  await pushSubscriptions.removeOlder(userId, 5, endpointOf('mine'));
  expect(await namesOf(userId)).toEqual(['mine', 'newer']);
  await pushSubscriptions.removeOlder(userId, Infinity);
  expect(await namesOf(userId)).toEqual([]);
  expect(await targetsOf(userId)).toEqual([]);
});

it('delivers what the scanners wrote for two users with the same account, each their own', async () => {
  const chainId = Math.floor(Math.random() * 2 ** 40) + 2 ** 32;
  const orderingKey = orderingKeyOf(chainId, ADDRESS);
  const users = [newUser(), newUser()];
  const event = (userId: string): ActivityEvent => ({
    ...{
      id: `evt_${userId}`,
      type: 'transfer.coin',
      timestamp: new Date().toISOString(),
      network: 'sepolia',
    },
    data: {
      ...{
        movementId: '1',
        address: ADDRESS,
        direction: 'in',
        txHash: '0x1',
        blockNumber: 1,
        blockHash: '0x2',
      },
      ...{
        blockAt: Date.now(),
        kind: 'transfer',
        standard: 'coin',
        from: ADDRESS,
        to: ADDRESS,
        units: '5',
        symbol: 'ETH',
      },
    },
  });
  const laneIds: string[] = [];
  for (const userId of users) {
    await subscribe(userId, userId);
    const movement = { digest: '1', orderingKey, block: 1, blockHash: '0x2', movement: '{}' };
    laneIds.push(
      ...(await activityRecords.apply(userId, { chainId, sequence: 1 }, [movement], () => {
        const { id, type, network } = event(userId);
        return { id, type, network, event: JSON.stringify(event(userId)) };
      })),
    );
  }
  expect(laneIds).toEqual(users.map((userId) => laneIdOf(targetOf(userId, userId), orderingKey)));

  const sent: string[] = [];
  const send: PushSender = ({ endpoint }, { id }) => {
    sent.push(`${endpoint} ${id}`);
    return Promise.resolve('gone');
  };
  const counts = new DeliveryCounts({ write: () => undefined });
  const deliverer = new LaneDeliverer({
    lanes: firestoreLanes,
    log: firestoreActivityLog,
    queue: { enqueue: () => Promise.resolve() },
    targetOf: async (lane) =>
      PushTarget.of(lane, { subscriptions: pushSubscriptions, counts, send, now: Date.now }),
    now: Date.now,
  });
  for (const laneId of [...laneIds, ...laneIds]) await deliverer.deliver(laneId, false);
  expect(sent).toEqual(users.map((userId) => `${endpointOf(userId)} evt_${userId}`));
  const db = (await firestore()).getFirestore();
  const lanes = db.collection(serverCollections.webhookLanes);
  for (const [index, userId] of users.entries()) {
    // The subscription has ended, and with it the target and its lanes.
    expect((await lanes.doc(laneIds[index] ?? '').get()).exists).toBe(false);
    expect(await targetsOf(userId)).toEqual([]);
  }
});

it('subscribes and unsubscribes by the callable', async () => {
  const user = await TestUser.signUp();
  const { push } = await user.call(accountAccess, { action: 'pushKey' });
  expect(push?.key).toMatch(/^B[\w-]{86}$/);
  expect(push?.networks.length).toBeGreaterThan(0);
  const endpoint = endpointOf(user.uid);
  const subscription = { endpoint, keys };
  await user.call(accountAccess, { action: 'subscribePush', subscription, accounts: [ADDRESS] });
  expect(await pushSubscriptions.ofUser(user.uid)).toMatchObject([
    { endpoint, keys, accounts: [ADDRESS.toLowerCase()] },
  ]);
  await user.call(accountAccess, { action: 'unsubscribePush', endpoint });
  expect(await pushSubscriptions.ofUser(user.uid)).toEqual([]);
});

it('refuses a subscription that is not one', async () => {
  const user = await TestUser.signUp();
  const subscribing = { action: 'subscribePush', accounts: null };
  expect(
    await user.refusal(accountAccess, {
      ...subscribing,
      subscription: { endpoint: 'http://10.0.0.1/', keys },
    }),
  ).toEqual({
    status: 'INVALID_ARGUMENT',
    message: "The field 'subscription.endpoint' must be an address that begins with https://.",
  });
  expect(await user.refusal(accountAccess, subscribing)).toMatchObject({ status: 'INVALID_ARGUMENT' });
  const other = { action: 'unsubscribePush', endpoint: endpointOf('x'), userId: 'another' };
  expect(await user.refusal(accountAccess, other)).toMatchObject({ status: 'PERMISSION_DENIED' });
});
