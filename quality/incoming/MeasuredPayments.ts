import type { ShownPayment } from './ShownPayment.ts';
import type { StoppedScanner } from './StoppedScanner.ts';

/** Output of `measurePayments.ts`. */
export interface MeasuredPayments {
  readonly payments: readonly ShownPayment[];
  readonly stopped: StoppedScanner;
}
