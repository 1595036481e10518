import type { PushNotice } from '@everything-wallet/core/push/PushNotice';
import type { PushLane } from '../../data/pushLanes.ts';
import type { StoredPushSubscription } from '../../data/pushSubscriptions.ts';
import type { ActivityLog } from '../activity/ActivityLog.ts';
import type { PushSender } from './createPushSender.ts';
import { pushNoticeOf } from './pushNoticeOf.ts';

/** Events that are read at once. */
const PAGE = 50;

/** Storage and sender of a `PushDeliverer`. */
export interface PushDelivererDependencies {
  readonly lanes: {
    read(laneId: string): Promise<PushLane | undefined>;
    advance(laneId: string, sequence: number): Promise<void>;
  };
  readonly log: Pick<ActivityLog, 'afterInLane'>;
  readonly subscriptions: {
    ofUser(userId: string): Promise<readonly StoredPushSubscription[]>;
    remove(userId: string, endpoint: string): Promise<void>;
  };
  readonly send: PushSender;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Sends pushes about the events of lanes to the browsers of their users. */
export class PushDeliverer {
  readonly #dependencies: PushDelivererDependencies;
  readonly #now: () => number;

  constructor(dependencies: PushDelivererDependencies) {
    this.#dependencies = dependencies;
    this.#now = dependencies.now ?? Date.now;
  }

  /**
   * Sends the pushes that a lane has after its last delivered event. One that is sent again, after a failure or by a second task, is shown
   * once: the tag of its notification is the event's id.
   *
   * @throws PushServiceError if a push should be retried
   */
  async deliver(laneId: string): Promise<void> {
    const { lanes, log, subscriptions } = this.#dependencies;
    const lane = await lanes.read(laneId);
    if (!lane) return;
    const { userId } = lane;
    let browsers = await subscriptions.ofUser(userId);
    for (let sequence = lane.delivered; ;) {
      const events = await log.afterInLane(userId, lane.lane, sequence, PAGE);
      for (const logged of events) {
        const notice = pushNoticeOf(logged.event, this.#now());
        if (notice) {
          const at = Date.parse(logged.event.timestamp);
          browsers = await this.#send(userId, browsers, notice, at).catch(async (error: unknown) => {
            // The events before it are not sent again.
            await lanes.advance(laneId, sequence);
            throw error;
          });
        }
        sequence = logged.sequence;
      }
      if (events.length > 0) await lanes.advance(laneId, sequence);
      if (events.length < PAGE) return;
    }
  }

  /** Sends a push to every browser that wants it; returns the browsers whose subscription has not ended. */
  async #send(
    userId: string,
    browsers: readonly StoredPushSubscription[],
    notice: PushNotice,
    at: number,
  ): Promise<readonly StoredPushSubscription[]> {
    const { subscriptions, send } = this.#dependencies;
    // A browser is not notified of what happened before it subscribed.
    const wanting = browsers.filter(
      ({ accounts, createdAt }) =>
        createdAt <= at && (accounts?.includes(notice.address.toLowerCase()) ?? true),
    );
    const outcomes = await Promise.allSettled(wanting.map((browser) => send(browser, notice)));
    const gone = wanting.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' && outcome.value === 'gone';
    });
    for (const { endpoint } of gone) await subscriptions.remove(userId, endpoint);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return browsers.filter((browser) => !gone.includes(browser));
  }
}
