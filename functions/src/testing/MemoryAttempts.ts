import type { Take } from '../data/attempts.ts';

/** In-memory counts of a test, as `attempts` stores them in the database. */
export class MemoryAttempts {
  readonly windows = new Map<string, { count: number; startedAt: number }>();
  /** Number of attempts to count. */
  questions = 0;

  takeAll(takes: readonly Take[], now: number): Promise<number> {
    this.questions += 1;
    const counts = takes.map(({ who, limit, units = 1 }) => {
      const key = `${who}_${limit.action}`;
      const stored = this.windows.get(key);
      const isOpen = stored !== undefined && now - stored.startedAt < limit.windowMs;
      return { key, limit, units, window: isOpen ? stored : { count: 0, startedAt: now } };
    });
    const waits = counts.map(({ limit, units, window }) =>
      window.count + units > limit.attempts ? window.startedAt + limit.windowMs - now : 0,
    );
    const wait = Math.max(...waits);
    if (wait > 0) return Promise.resolve(wait);
    for (const { key, units, window } of counts) {
      this.windows.set(key, { ...window, count: window.count + units });
    }
    return Promise.resolve(0);
  }

  giveBack({ who, limit, units = 1 }: Take, now: number): Promise<void> {
    const key = `${who}_${limit.action}`;
    const window = this.windows.get(key);
    if (window && now - window.startedAt < limit.windowMs) {
      this.windows.set(key, { ...window, count: Math.max(0, window.count - units) });
    }
    return Promise.resolve();
  }
}
