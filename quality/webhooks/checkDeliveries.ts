import { createWebhookSecret } from '../../functions/src/services/webhooks/createWebhookSecret.ts';
import { orderingKeyOf } from '../../functions/src/data/laneIds.ts';
import { enqueueOverdue } from '../../functions/src/services/webhooks/enqueueOverdue.ts';
import { findWebhookTarget } from '../../functions/src/services/webhooks/findWebhookTarget.ts';
import { LaneDeliverer } from '../../functions/src/services/webhooks/LaneDeliverer.ts';
import { postGuarded, type GuardedPost } from '../../functions/src/services/webhooks/postGuarded.ts';
import { testEventFor } from '../../functions/src/services/webhooks/testEventFor.ts';
import type { Webhook } from '../../functions/src/services/webhooks/Webhook.ts';
import type { WebhookTargetDependencies } from '../../functions/src/services/webhooks/WebhookTarget.ts';
import type { WebhookTaskOptions } from '../../functions/src/services/webhooks/WebhookQueue.ts';
import { DeliveryCounts } from '../../functions/src/services/webhooks/DeliveryCounts.ts';
import { MemoryWebhooks } from '../../functions/src/testing/MemoryWebhooks.ts';
import { seededHex } from '../events/seededHex.ts';
import { seededRandom } from '../figures/seededRandom.ts';
import type { Tally } from '../production/Tally.ts';
import { faults, Receiver } from './Receiver.ts';
import { SimulatedQueue } from './SimulatedQueue.ts';

/** Size of a run. */
export interface DeliveriesSize {
  readonly seed: number;
  readonly users: number;
  readonly addressesOfUser: number;
  readonly events: number;
}

const WEBHOOKS_OF_USER = 2;
/** Each fifth receiver has faults, in half of its requests. */
const FAULTY = 5;
const FAULT_SHARE = 0.5;
/** Shares of tasks that the queue repeats, and loses. */
const QUEUE_FAULTS = { repeated: 0.2, lost: 0.02 };
/** Share of POSTs after which the process of the deliverer ends, and processes at a time. */
const KILL_SHARE = 0.01;
const PROCESSES = 4;
/** Milliseconds that a receiver may take, instead of ten seconds. */
const POST_TIMEOUT_MS = 40;
/** Simulated milliseconds between two rounds of new events, and between two sweeps. */
const ROUND_MS = 2_000;
const SWEEP_MS = 5 * 60_000;
const EVENTS_OF_ROUND = 250;
const MAX_SWEEPS = 288;

/** Webhook with its receiver, and the events that it should get by ordering key. */
interface Target {
  readonly webhook: Webhook;
  readonly receiver: Receiver;
  readonly expected: Map<string, string[]>;
}

/**
 * Delivers events to real servers through a queue that repeats and loses tasks, with deliverers that end between a POST and its
 * record, and compares what each server took with what was sent.
 */
export async function checkDeliveries(size: DeliveriesSize, tally: Tally): Promise<string> {
  const random = seededRandom(size.seed);
  const queue = new SimulatedQueue(QUEUE_FAULTS, random);
  const memory = new MemoryWebhooks();
  const targets = await startTargets(size, memory, queue, random);
  queue.beforeJump = () => Promise.all(targets.map(({ receiver }) => receiver.settle()));
  const processes = new Processes(memory, queue, random);
  try {
    await sendEvents(size, { memory, queue, targets, random }, processes);
    const isPending = () => [...memory.lanes.values()].some(({ dueAt }) => dueAt !== undefined);
    for (let sweeps = 0; sweeps < MAX_SWEEPS && isPending(); sweeps += 1) {
      await enqueueOverdue(memory.laneStore, queue, queue.now);
      await queue.runUntil(queue.now + SWEEP_MS, processes.deliver);
    }
    for (const target of targets) compare(target, tally);
    checkFaults(targets, { kills: processes.kills, ...queue.counts }, tally);
    tally.expect(
      [...memory.deliveries.values()].every(({ state }) => state === 'delivered'),
      'a delivery is not recorded as delivered',
    );
  } finally {
    await queue.beforeJump();
    await Promise.all(targets.map(({ receiver }) => receiver.stop()));
  }
  const { repeated, lost, retries } = queue.counts;
  const taken = targets.reduce((sum, { receiver }) => sum + receiver.received.length, 0);
  const expected = targets.reduce((sum, target) => sum + countOf(target), 0);
  return `${size.events.toLocaleString('en')} events of ${size.users * size.addressesOfUser} addresses for ${targets.length} webhooks: ${expected.toLocaleString('en')} deliveries, ${taken - expected} sent again; ${processes.kills} kills; ${repeated} tasks repeated, ${lost} lost, ${retries} retried`;
}

async function startTargets(
  { users }: DeliveriesSize,
  memory: MemoryWebhooks,
  queue: SimulatedQueue,
  random: () => number,
): Promise<readonly Target[]> {
  const targets: Target[] = [];
  for (let index = 0; index < users * WEBHOOKS_OF_USER; index += 1) {
    const isFaulty = index % FAULTY === 0;
    const nextFault = () =>
      isFaulty && random() < FAULT_SHARE ? faults[Math.floor(random() * faults.length)] : undefined;
    const receiver = new Receiver(() => queue.now, nextFault);
    const webhook = memory.addWebhook({
      ...{ url: await receiver.start(), secret: createWebhookSecret() },
      userId: `user${Math.floor(index / WEBHOOKS_OF_USER)}`,
    });
    receiver.use(webhook.secret);
    targets.push({ webhook, receiver, expected: new Map() });
  }
  return targets;
}

interface Simulation {
  readonly memory: MemoryWebhooks;
  readonly queue: SimulatedQueue;
  readonly targets: readonly Target[];
  readonly random: () => number;
}

async function sendEvents(
  { users, addressesOfUser, events }: DeliveriesSize,
  { memory, queue, targets, random }: Simulation,
  processes: Processes,
): Promise<void> {
  const sequences = new Map<string, number>();
  for (let index = 0; index < events; index += 1) {
    const userId = `user${Math.floor(random() * users)}`;
    const address = seededHex(20, Number(userId.slice(4)), Math.floor(random() * addressesOfUser));
    const own = targets.filter(({ webhook }) => webhook.userId === userId);
    const [first] = own;
    if (!first) throw new Error('A user has no webhook');
    const event = {
      ...testEventFor(first.webhook, queue.now),
      id: `evt_${seededHex(20, 99, index).slice(2, 34)}`,
    };
    const sequence = (sequences.get(userId) ?? 0) + 1;
    sequences.set(userId, sequence);
    const orderingKey = orderingKeyOf(1, address);
    for (const { expected } of own)
      expected.set(orderingKey, [...(expected.get(orderingKey) ?? []), event.id]);
    const ids = own.map(({ webhook }) => webhook.id);
    await queue.enqueue(memory.add(userId, { sequence, orderingKey, event }, ids, queue.now));
    if (index % EVENTS_OF_ROUND === 0) await queue.runUntil(queue.now + ROUND_MS, processes.deliver);
  }
}

function compare({ webhook, receiver, expected }: Target, tally: Tally): void {
  const keyOf = new Map([...expected].flatMap(([key, ids]) => ids.map((id) => [id, key] as const)));
  const positions = new Map<string, number>();
  let unordered = 0;
  for (const id of receiver.received) {
    const key = keyOf.get(id) ?? '';
    const position = expected.get(key)?.indexOf(id) ?? -1;
    const last = positions.get(key) ?? -1;
    // The last event may come again, and otherwise only the next one.
    if (position !== last && position !== last + 1) unordered += 1;
    positions.set(key, position);
  }
  const { id } = webhook;
  const got = new Set(receiver.received);
  const lost = [...keyOf.keys()].filter((eventId) => !got.has(eventId)).length;
  const foreign = [...got].filter((eventId) => !keyOf.has(eventId)).length;
  tally.expect(lost === 0, `${lost} events of webhook ${id} were lost`);
  tally.expect(foreign === 0, `webhook ${id} got ${foreign} events that are not its own`);
  tally.expect(unordered === 0, `${unordered} events of webhook ${id} came out of order`);
  tally.expect(receiver.invalid === 0, `${receiver.invalid} signatures of webhook ${id} are not valid`);
}

function countOf({ expected }: Target): number {
  return [...expected.values()].reduce((sum, { length }) => sum + length, 0);
}

function checkFaults(
  targets: readonly Target[],
  counts: Readonly<Record<'kills' | 'repeated' | 'lost' | 'retries', number>>,
  tally: Tally,
): void {
  for (const fault of faults) {
    const happened = targets.some(({ receiver }) => (receiver.counts.get(fault) ?? 0) > 0);
    tally.expect(happened, `no receiver had the fault ${fault}`);
  }
  for (const [name, count] of Object.entries(counts)) tally.expect(count > 0, `${name} did not happen`);
}

/** Processes of deliverers, which end between a POST and its record. */
class Processes {
  kills = 0;
  readonly #memory: MemoryWebhooks;
  readonly #queue: SimulatedQueue;
  readonly #random: () => number;
  readonly #processes: LaneDeliverer[];

  constructor(memory: MemoryWebhooks, queue: SimulatedQueue, random: () => number) {
    this.#memory = memory;
    this.#queue = queue;
    this.#random = random;
    this.#processes = Array.from({ length: PROCESSES }, (_, index) => this.#start(index));
  }

  readonly deliver = async (lane: string, isRetry: boolean, options: WebhookTaskOptions): Promise<void> => {
    const index = Math.floor(this.#random() * PROCESSES);
    await this.#processes[index]?.deliver(lane, isRetry, options);
  };

  #start(index: number): LaneDeliverer {
    let isAlive = true;
    /** Makes each operation of a dead process fail. */
    const whileAlive = <Store extends object>(store: Store): Store =>
      new Proxy(store, {
        get: (target, name) => {
          if (!isAlive) throw new Error('The process has ended');
          return Reflect.get(target, name) as unknown;
        },
      });
    const post = async (url: URL, content: GuardedPost): Promise<number> => {
      const bounded = { ...content, timeoutMs: POST_TIMEOUT_MS };
      try {
        return await postGuarded(url, bounded, { allowsLocal: true });
      } finally {
        if (isAlive && this.#random() < KILL_SHARE) {
          isAlive = false;
          this.kills += 1;
          this.#processes[index] = this.#start(index);
        }
      }
    };
    const now = () => this.#queue.now;
    const dependencies: WebhookTargetDependencies = {
      webhooks: whileAlive(this.#memory.store),
      deliveries: whileAlive(this.#memory.deliveryStore),
      counts: new DeliveryCounts({ write: () => undefined }),
      post,
      emailOf: () => Promise.resolve(undefined),
      origin: () => 'https://wallet.example',
      now,
    };
    return new LaneDeliverer({
      lanes: whileAlive(this.#memory.laneStore),
      log: whileAlive(this.#memory.log),
      queue: whileAlive(this.#queue),
      targetOf: (lane) => findWebhookTarget(lane, dependencies),
      now,
    });
  }
}
