import type { MessageId } from '../messages/messages.ts';

/**
 * A failure that a person is told about: `messageId` names the catalogue's sentence, `cause` keeps what happened.
 *
 * The error's own message is the id: the sentence is looked up where it is shown, so that whoever throws does not load
 * the whole catalogue.
 */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly messageId: MessageId;

  constructor(messageId: MessageId, options?: ErrorOptions) {
    super(messageId, options);
    this.messageId = messageId;
  }
}
