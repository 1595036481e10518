import type { TextId } from '../texts/texts.ts';

/**
 * A failure that a person is told about: `textId` names the catalogue's sentence, `cause` keeps what happened.
 *
 * The error's own message is the id: the sentence is looked up where it is shown, so that whoever throws does not load
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
