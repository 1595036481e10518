import { callLimits } from '../callLimits.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';

/** Counts the words read of one transaction, inner calls included, and stops at the limit. */
export class Steps {
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  /** @throws NotCanonicalError above the limit, before reading */
  take(count: number): void {
    if (this.#taken + count > callLimits.steps) throw new NotCanonicalError('tooLarge');
    this.#taken += count;
  }
}
