import type { LeaseTake, Take } from '../data/attempts.ts';
import { chargeWindow, openWindow, shareOf, type CountWindow, type Lease } from '../data/countWindow.ts';

/** In-memory counts of a test, as `attempts` stores them in the database. */
export class MemoryAttempts {
  readonly windows = new Map<string, { count: number; startedAt: number } & Partial<CountWindow>>();
  /** Number of attempts to count. */
  questions = 0;
  /** Documents read and written. */
  documents = 0;

  takeAll(takes: readonly Take[], now: number): Promise<number> {
    return Promise.resolve(this.#count(takes, now).waitMs);
  }

  lease(take: LeaseTake, now: number): Promise<{ waitMs: number; lease?: Lease }> {
    const { waitMs, leases } = this.#count([take], now);
    return Promise.resolve({ waitMs, ...(leases[0] && { lease: leases[0] }) });
  }

  giveBack({ who, limit, units = 1 }: Take, now: number): Promise<void> {
    const key = `${who}_${limit.action}`;
    const window = this.windows.get(key);
    if (window && now - window.startedAt < limit.windowMs) {
      this.windows.set(key, { ...window, count: Math.max(0, window.count - units) });
    }
    return Promise.resolve();
  }

  /** Counts in one document of each count: the first with enough left. */
  #count(takes: readonly (Take | LeaseTake)[], now: number): { waitMs: number; leases: Lease[] } {
    this.questions += 1;
    const charges = takes.map((take) => this.#charge(take, now));
    const waitMs = Math.max(...charges.map((charge) => charge.waitMs));
    if (waitMs > 0) return { waitMs, leases: [] };
    const charged = charges.flatMap(({ charge, key }) => (charge ? [{ key, ...charge }] : []));
    for (const { key, after } of charged) this.windows.set(key, after);
    this.documents += charged.length;
    return { waitMs: 0, leases: charged.map(({ lease }) => lease) };
  }

  #charge(take: Take | LeaseTake, now: number) {
    const { who, limit } = take;
    const shards = Array.from({ length: limit.shards ?? 1 }, (_, shard) => {
      const key = `${who}_${limit.action}${shard === 0 ? '' : `_${shard}`}`;
      const stored = this.windows.get(key);
      const window = openWindow(stored && { leased: 0, leasedUntil: 0, ...stored }, limit.windowMs, now);
      const charge = chargeWindow(window, shareOf(limit, shard), take);
      return { key, charge, waitMs: charge ? 0 : window.startedAt + limit.windowMs - now };
    });
    const open = shards.find(({ charge }) => charge);
    this.documents += open ? 1 : shards.length;
    return open ?? { ...shards[0], key: '', waitMs: Math.min(...shards.map((shard) => shard.waitMs)) };
  }
}
