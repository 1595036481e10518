import type { CallPreview } from './CallPreview.ts';

/** Nothing was signed: simulated anew, a call would do something else than was shown. */
export class SimulationChangedError extends Error {
  override readonly name = 'SimulationChangedError';
  /** What it would do now, to be shown. */
  readonly look: CallPreview;

  constructor(look: CallPreview) {
    super('The call would do something else now');
    this.look = look;
  }
}
