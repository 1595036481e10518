import { callLimits } from '../callLimits.ts';
import { NotCanonicalError } from './NotCanonicalError.ts';

/** Counts what is looked at of one transaction, inner calls included, and ends it where it is too much. */
export class Steps {
  #taken = 0;

  get taken(): number {
    return this.#taken;
  }

  /** @throws NotCanonicalError above the limit */
  take(count: number): void {
    this.#taken += count;
    if (this.#taken > callLimits.steps) throw new NotCanonicalError('tooLarge');
  }
}
