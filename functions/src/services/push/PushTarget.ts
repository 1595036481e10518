import type { PushNotice } from '@everything-wallet/core/push/PushNotice';
import type { StoredPushSubscription } from '../../data/pushSubscriptions.ts';
import { logFailure } from '../../errors/logFailure.ts';
import type { ActivityEvent } from '../activity/ActivityEvent.ts';
import type { DeliveryCounts } from '../webhooks/DeliveryCounts.ts';
import type { LeasedLane } from '../webhooks/LaneStore.ts';
import type { LaneTarget, Outcome } from '../webhooks/LaneTarget.ts';
import { MIN_RETRY_MS } from '../webhooks/retryDelayMs.ts';
import type { PushSender } from './createPushSender.ts';
import { pushNoticeOf } from './pushNoticeOf.ts';
import { PushServiceError } from './PushServiceError.ts';

/** Subscriptions and sender of a `PushTarget`. */
export interface PushTargetDependencies {
  readonly subscriptions: {
    ofTarget(userId: string, targetId: string): Promise<readonly StoredPushSubscription[]>;
    remove(userId: string, endpoint: string): Promise<void>;
  };
  readonly counts: Pick<DeliveryCounts, 'countPush'>;
  readonly send: PushSender;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * A browser as the target of lanes, or all of a user in logs from before each had lanes of its own. A push that is sent again is shown once:
 * the tag of its notification is the event's id.
 */
export class PushTarget implements LaneTarget {
  readonly startSequence = 0;
  readonly #userId: string;
  readonly #dependencies: PushTargetDependencies;
  readonly #browsers: readonly StoredPushSubscription[];

  private constructor(
    userId: string,
    browsers: readonly StoredPushSubscription[],
    dependencies: PushTargetDependencies,
  ) {
    this.#userId = userId;
    this.#browsers = browsers;
    this.#dependencies = dependencies;
  }

  /** Reads the subscriptions of a target; 'gone' without one. */
  static async of(
    { userId, targetId }: Pick<LeasedLane, 'userId' | 'targetId'>,
    dependencies: PushTargetDependencies,
  ): Promise<PushTarget | 'gone'> {
    const browsers = await dependencies.subscriptions.ofTarget(userId, targetId);
    return browsers.length > 0 ? new PushTarget(userId, browsers, dependencies) : 'gone';
  }

  async deliver(event: ActivityEvent): Promise<Outcome> {
    const { now } = this.#dependencies;
    const notice = pushNoticeOf(event, now());
    if (!notice) return { kind: 'done' };
    try {
      const hasEnded = await this.#send(notice, Date.parse(event.timestamp));
      return { kind: hasEnded ? 'gone' : 'done' };
    } catch (error) {
      if (!(error instanceof PushServiceError)) throw error;
      logFailure('sending a push', error);
      // A later event may try again at once: pushes are news only while they are new.
      return { kind: 'retry', at: now() + MIN_RETRY_MS };
    }
  }

  /** Sends a push to every browser that wants it, and removes subscriptions that have ended; returns true if one has. */
  async #send(notice: PushNotice, at: number): Promise<boolean> {
    const { subscriptions, counts, send } = this.#dependencies;
    // A browser is not notified of what happened before it subscribed.
    const wanting = this.#browsers.filter(
      ({ accounts, createdAt }) =>
        createdAt <= at && (accounts?.includes(notice.address.toLowerCase()) ?? true),
    );
    const outcomes = await Promise.allSettled(wanting.map((browser) => send(browser, notice)));
    for (const outcome of outcomes)
      counts.countPush(outcome.status === 'fulfilled' ? outcome.value : 'failed');
    const gone = wanting.filter((_, index) => {
      const outcome = outcomes[index];
      return outcome?.status === 'fulfilled' && outcome.value === 'gone';
    });
    for (const { endpoint } of gone) await subscriptions.remove(this.#userId, endpoint);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
    return gone.length > 0;
  }
}
