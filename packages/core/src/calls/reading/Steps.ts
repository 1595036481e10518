import { callLimits } from '../callLimits.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';

/** Counts what is looked at of one transaction, inner calls included, and ends it where it is too much. */
export class Steps {
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  /** @throws NotCanonicalError above the limit: what would be too much is not looked at */
  take(count: number): void {
    if (this.#taken + count > callLimits.steps) throw new NotCanonicalError('tooLarge');
    this.#taken += count;
  }
}
