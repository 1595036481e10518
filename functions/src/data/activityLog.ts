import type { ActivityLog } from '../services/activity/ActivityLog.ts';

/** Events of users. Nothing is stored yet. */
export const activityLog: ActivityLog = {
  listen: () => Promise.resolve(0),
  last: () => Promise.resolve(0),
  after: () => Promise.resolve([]),
  afterInLane: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
};
