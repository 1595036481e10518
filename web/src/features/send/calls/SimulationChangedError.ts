import type { CallLook } from './CallLook.ts';

/** Nothing was signed: simulated anew, a call would do something else than was shown. */
export class SimulationChangedError extends Error {
  override readonly name = 'SimulationChangedError';
  /** What it would do now, to be shown. */
  readonly look: CallLook;

  constructor(look: CallLook) {
    super('The call would do something else now');
    this.look = look;
  }
}
