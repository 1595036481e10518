import type { SimulationAnswer } from '@everything-wallet/core/callables/simulationAnswer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';

/** What was looked at together: the fees that are shown, and what the call would do with exactly these. */
export interface CallPreview {
  /** Undefined where nobody could say what it costs: then nothing is signed. */
  readonly fees: TransferFees | undefined;
  /** Undefined where it could not be simulated. */
  readonly answer: SimulationAnswer | undefined;
  /** Where too much was asked for: after how many seconds it may be asked again. */
  readonly secondsToWait?: number | undefined;
  /** How long ago it was asked for, in ms. */
  readonly msSinceAsked: () => number;
}
