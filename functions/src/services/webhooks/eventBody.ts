import type { ActivityEvent } from '../activity/ActivityEvent.ts';

/** Returns the body of an event's delivery: the same bytes each time, in whichever order the store returns its fields. */
export function eventBody({ id, type, timestamp, network, data }: ActivityEvent): string {
  const fields = Object.entries(data).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify({ id, type, timestamp, network, data: Object.fromEntries(fields) });
}
