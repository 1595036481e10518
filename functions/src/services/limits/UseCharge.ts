import { metered, type Usage } from '../../requests/usage.ts';
import { LruMap } from '../../cache/LruMap.ts';

/** Maximum units of one question: half of a user's limit per minute, so that every question can be asked. */
const MAX_UNITS = 60;

/** Maximum users that an instance remembers; the least recently used go first. */
const MAX_REMEMBERED = 10_000;

/** Computes the units of a question from the use of the same user's previous one. */
export class UseCharge {
  readonly #kind: keyof Usage;
  readonly #perUnit: number;
  readonly #used = new LruMap<string, number>(MAX_REMEMBERED);

  /** @param perUnit how much of the kind is one unit */
  constructor(kind: keyof Usage, perUnit: number) {
    this.#kind = kind;
    this.#perUnit = perUnit;
  }

  /** @param min minimum units */
  unitsOf(userId: string, min: number): number {
    const units = Math.ceil((this.#used.get(userId) ?? 0) / this.#perUnit);
    return Math.min(Math.max(min, units), MAX_UNITS);
  }

  /** Runs a question, and remembers its use, also after its response. */
  run<Answer>(userId: string, work: () => Promise<Answer>): Promise<Answer> {
    let used = 0;
    this.#used.set(userId, 0);
    return metered((usage) => {
      used += usage[this.#kind] ?? 0;
      this.#used.set(userId, used);
    }, work);
  }
}
