import type { TextId } from '../../../texts/texts.ts';

/** A file of contacts that cannot be read at all. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** Text for the user. */
  readonly textId: TextId;

  constructor(textId: TextId, options?: ErrorOptions) {
    super(textId, options);
    this.textId = textId;
  }
}
