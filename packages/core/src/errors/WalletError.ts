import { messages, type MessageId } from '../messages/messages.ts';

/** A failure that a person is told about: `messageId` names the catalogue's sentence, `cause` keeps what happened. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly messageId: MessageId;

  constructor(messageId: MessageId, options?: ErrorOptions) {
    super(messages[messageId], options);
    this.messageId = messageId;
  }
}
