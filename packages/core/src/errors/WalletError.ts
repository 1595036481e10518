import type { TextId } from '../texts/texts.ts';

/**
 * A failure shown to the user: `textId` names the text, `cause` holds the original error.
 *
 * The error's own message is the id: the text is looked up where it is shown, so that throwing does not load
 * the whole catalogue.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly textId: TextId;

  constructor(textId: TextId, options?: ErrorOptions) {
    super(textId, options);
    this.textId = textId;
  }
}
