import { busyInstances } from './busyInstances.ts';
import { MONTH_SECONDS } from './monthSeconds.ts';
import { deliverers, eventUse, instances, monthOfEvents, monthOfUser, unitPrices } from './unitPrices.ts';

const MILLION = 1_000_000;
const GB = 1_000_000_000;

/** Parts of the cost of events. */
type EventUse = typeof eventUse;

/** Cost of a part of the events, in US dollars. */
interface EventCost {
  readonly requests: number;
  readonly computing: number;
  readonly database: number;
  readonly total: number;
}

/** Units of a part: its documents, tasks and requests, as often as it happens. */
interface Counted {
  readonly use: EventUse[keyof EventUse];
  readonly count: number;
}

/** Returns the cost of documents, tasks and requests, in US dollars. */
function documentCost({ use, count }: Counted): Omit<EventCost, 'computing' | 'total'> {
  const { reads, writes, deletes, taskOperations, requests } = use;
  const { millionReads, millionWrites, millionDeletes, millionRequests, millionTaskOperations } = unitPrices;
  return {
    requests: (count * (requests * millionRequests + taskOperations * millionTaskOperations)) / MILLION,
    database: (count * (reads * millionReads + writes * millionWrites + deletes * millionDeletes)) / MILLION,
  };
}

/** Returns the cost of the instances of `deliverWebhook` and of what they send, in US dollars a month. */
function deliveryComputing(requests: number, posts: number): number {
  const { gib, bytes, ...limits } = deliverers;
  const busy = busyInstances({ ...limits, requests });
  const second = unitPrices.vcpuSecond + gib * unitPrices.gibSecond;
  return busy * MONTH_SECONDS * second + ((posts * bytes) / GB) * unitPrices.gbSent;
}

/** Returns the cost of the instances that answer streams, in US dollars a month: any stream occupies one. */
function streamComputing(streams: number): number {
  const second = unitPrices.vcpuSecond + instances.gib * unitPrices.gibSecond;
  return (streams === 0 ? 0 : Math.max(1, streams / deliverers.streamsEach)) * MONTH_SECONDS * second;
}

function costOf(computing: number, ...counted: readonly Counted[]): EventCost {
  const parts = counted.map(documentCost);
  const requests = parts.reduce((sum, part) => sum + part.requests, 0);
  const database = parts.reduce((sum, part) => sum + part.database, 0);
  return { requests, computing, database, total: requests + computing + database };
}

/** Returns what events, webhooks, pushes and streams add to the monthly cost of a number of users, in US dollars, by part. */
export function eventCost(
  users: number,
  month: Readonly<Record<keyof typeof monthOfEvents, number>> = monthOfEvents,
): Readonly<Record<'movements' | 'pushes' | 'webhooks' | 'streams', EventCost>> {
  const { movement, storedMovement, delivery, pushEvent, streamHour } = eventUse;
  const movements = users * (monthOfUser.received + monthOfUser.sends);
  const ofPushUsers = movements * month.pushUsers;
  const ofWebhookUsers = users * month.webhookUsers * month.movementsOfWebhookUser;
  return {
    movements: costOf(0, { use: movement, count: movements }),
    // Two events a movement: one of them is a push.
    pushes: costOf(
      deliveryComputing(2 * ofPushUsers, ofPushUsers),
      { use: storedMovement, count: ofPushUsers },
      { use: pushEvent, count: 2 * ofPushUsers },
    ),
    webhooks: costOf(
      deliveryComputing(2 * ofWebhookUsers, 2 * ofWebhookUsers),
      { use: movement, count: ofWebhookUsers },
      { use: storedMovement, count: ofWebhookUsers },
      { use: delivery, count: 2 * ofWebhookUsers },
    ),
    streams: costOf(streamComputing(month.streams), {
      use: streamHour,
      count: (month.streams * MONTH_SECONDS) / 3_600,
    }),
  };
}

/** Returns the cost of a million units of a part, in US dollars, where many run at the same time. */
export function millionEvents(part: keyof EventUse): EventCost {
  const use = eventUse[part];
  if (part === 'streamHour') {
    const second = unitPrices.vcpuSecond + instances.gib * unitPrices.gibSecond;
    return costOf((MILLION * 3_600 * second) / deliverers.streamsEach, { use, count: MILLION });
  }
  const { gib, cpuMs, secondsPerRequest, concurrency, utilisation, bytes } = deliverers;
  const seconds = Math.max(secondsPerRequest / concurrency, cpuMs / 1_000) / utilisation;
  const each =
    seconds * (unitPrices.vcpuSecond + gib * unitPrices.gibSecond) +
    ((part === 'pushEvent' ? bytes / 2 : bytes) / GB) * unitPrices.gbSent;
  return costOf(use.requests * MILLION * each, { use, count: MILLION });
}
