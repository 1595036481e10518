import type { SimulationAnswer } from '@everything-wallet/core/schemas/simulationAnswer';
import type { TransferFees } from '@everything-wallet/core/transactions/transferFees';

/** Preview of a call: its fees, and the simulation with exactly these. */
export interface CallPreview {
  /** Undefined where the fee is unknown: then nothing is signed. */
  readonly fees: TransferFees | undefined;
  /** Undefined where the simulation failed. */
  readonly answer: SimulationAnswer | undefined;
  /** Seconds until a rate limit ends. */
  readonly secondsToWait?: number | undefined;
  /** Milliseconds since the request. */
  readonly msSinceAsked: () => number;
}
