import type { CallPreview } from './CallPreview.ts';

/** Nothing was signed: a new simulation differs from the one shown. */
export class SimulationChangedError extends Error {
  override readonly name = 'SimulationChangedError';
  /** The new preview, to be shown. */
  readonly preview: CallPreview;

  constructor(preview: CallPreview) {
    super('The call would do something else now');
    this.preview = preview;
  }
}
