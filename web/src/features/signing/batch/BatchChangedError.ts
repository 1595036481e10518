import type { BatchPreview } from './BatchPreview.ts';

/** Nothing was signed: a new simulation of the calls differs from the one shown. */
export class BatchChangedError extends Error {
  override readonly name = 'BatchChangedError';
  /** The new preview, to be shown. */
  readonly preview: BatchPreview;

  constructor(preview: BatchPreview) {
    super('The calls would do something else now');
    this.preview = preview;
  }
}
