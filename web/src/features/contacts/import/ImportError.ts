import type { MessageId } from '../../../messages/messages.ts';

/** A file of contacts that cannot be read at all. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
  /** What to tell the person. */
  readonly messageId: MessageId;

  constructor(messageId: MessageId, options?: ErrorOptions) {
    super(messageId, options);
    this.messageId = messageId;
  }
}
