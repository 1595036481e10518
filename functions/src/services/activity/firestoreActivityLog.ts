import { activityRecords, type RecordedEvent } from '../../data/activityRecords.ts';
import type { ActivityEvent } from './ActivityEvent.ts';
import type { ActivityLog, LoggedActivity } from './ActivityLog.ts';

/** The events in Firestore. */
export const firestoreActivityLog: ActivityLog = {
  listen: (userId) => activityRecords.listen(userId),
  last: (userId) => activityRecords.last(userId),
  after: async (...query) => (await activityRecords.after(...query)).map(loggedOf),
  afterWithKey: async (...query) => (await activityRecords.afterWithKey(...query)).map(loggedOf),
  find: async (...query) => {
    const found = await activityRecords.find(...query);
    return found && loggedOf(found);
  },
};

function loggedOf({ sequence, orderingKey, event }: RecordedEvent): LoggedActivity {
  // Written by this service alone.
  return { sequence, orderingKey, event: JSON.parse(event) as ActivityEvent };
}
