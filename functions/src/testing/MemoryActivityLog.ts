import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { orderingKeyOf } from '../data/laneIds.ts';
import type { ActivityEvent } from '../services/activity/ActivityEvent.ts';
import type { ActivityLog, LoggedActivity } from '../services/activity/ActivityLog.ts';

/** Activity log in memory; `record` adds an event. */
export class MemoryActivityLog implements ActivityLog {
  /** Users who listen, once for each call. */
  readonly listened: string[] = [];
  /** Number of reads of a last sequence. */
  polls = 0;
  /** Error of the next reads. */
  failure: Error | undefined;
  readonly #events = new Map<string, LoggedActivity[]>();
  readonly #removed = new Map<string, number>();

  /** Adds an event of one user. */
  record(userId: string, event: ActivityEvent): LoggedActivity {
    const events = this.#of(userId);
    const orderingKey = orderingKeyOf(networkByRpcName(event.network).chainId, event.data.address);
    const logged = { sequence: (this.#removed.get(userId) ?? 0) + events.length + 1, orderingKey, event };
    this.#events.set(userId, [...events, logged]);
    return logged;
  }

  /** Removes the oldest events of a user, as after 30 days. */
  expire(userId: string, count: number): void {
    this.#removed.set(userId, (this.#removed.get(userId) ?? 0) + count);
    this.#events.set(userId, this.#of(userId).slice(count));
  }

  listen(userId: string): Promise<number> {
    this.listened.push(userId);
    return this.#answer(() => this.#lastOf(userId));
  }

  last(userId: string): Promise<number> {
    this.polls += 1;
    return this.#answer(() => this.#lastOf(userId));
  }

  after(userId: string, after: number, limit: number): Promise<readonly LoggedActivity[]> {
    return this.#answer(() =>
      this.#of(userId)
        .filter(({ sequence }) => sequence > after)
        .slice(0, limit),
    );
  }

  async afterWithKey(
    userId: string,
    orderingKey: string,
    after: number,
    limit: number,
  ): Promise<readonly LoggedActivity[]> {
    const events = await this.after(userId, after, Infinity);
    return events.filter((logged) => logged.orderingKey === orderingKey).slice(0, limit);
  }

  find(userId: string, eventId: string): Promise<LoggedActivity | undefined> {
    return this.#answer(() => this.#of(userId).find(({ event }) => event.id === eventId));
  }

  #of(userId: string): readonly LoggedActivity[] {
    return this.#events.get(userId) ?? [];
  }

  #lastOf(userId: string): number {
    return (this.#removed.get(userId) ?? 0) + this.#of(userId).length;
  }

  async #answer<Answer>(read: () => Answer): Promise<Answer> {
    await Promise.resolve();
    if (this.failure) throw this.failure;
    return read();
  }
}
