import { eventCost, millionEvents } from './eventCost.ts';
import { eventUse, monthOfEvents } from './unitPrices.ts';

/** In the order of the table. */
const UNITS: readonly (readonly [what: string, part: keyof typeof eventUse])[] = [
  ['a movement, per user with its address', 'movement'],
  ['storing both events of a movement, per user', 'storedMovement'],
  ['an event delivered to a webhook', 'delivery'],
  ['an attempt that fails', 'failedAttempt'],
  ['an event for pushes', 'pushEvent'],
  ['an hour of an open stream', 'streamHour'],
];

const percent = (share: number): string => `${Math.round(share * 100)} %`;

const { pushUsers, webhookUsers, movementsOfWebhookUser, streams } = monthOfEvents;

const PARTS = [
  ['movements of all users', 'movements'],
  [`${percent(pushUsers)} of the users with pushes`, 'pushes'],
  [
    `${percent(webhookUsers)} with a webhook, ${movementsOfWebhookUser.toLocaleString('en')} movements each`,
    'webhooks',
  ],
  [`${streams} streams that are always open`, 'streams'],
] as const;

/** Returns the documents, operations of Cloud Tasks and requests of each part of the events, and the cost of a million in dollars. */
export function eventUnitTable(): string[][] {
  return UNITS.map(([what, part]) => {
    const { reads, writes, deletes, taskOperations, requests } = eventUse[part];
    const counts = [reads, writes, deletes, taskOperations, requests].map((count) =>
      count.toLocaleString('en'),
    );
    return [what, ...counts, shown(millionEvents(part).total, 1)];
  });
}

/** Returns what events add to the monthly cost of a number of users, in whole dollars: a row for each part. */
export function eventCostTable(users: number): string[][] {
  const costs = eventCost(users);
  return PARTS.map(([what, part]) => {
    const { requests, computing, database, total } = costs[part];
    return [what, ...[requests, computing, database, total].map((dollars) => shown(dollars, 0))];
  });
}

function shown(dollars: number, maximumFractionDigits: number): string {
  return dollars.toLocaleString('en', {
    maximumFractionDigits,
    minimumFractionDigits: maximumFractionDigits,
  });
}
