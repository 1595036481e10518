import type { ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import type { TextId } from '../../texts/texts.ts';

/** Text ids for a question without a response (docs/product.md §8, Developer, chat and NFT). */
type ChatErrorId = Extract<TextId, 'chat.error.send' | 'chat.error.response' | 'chat.error.noBody'>;

/** A question to the support chat without a response, or with an incomplete one. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorId;
  /** The refusal that the server sent. */
  readonly refusal: ChatRefusal | undefined;

  constructor(code: ChatErrorId, options?: ErrorOptions & { refusal?: ChatRefusal | undefined }) {
    super(code, options);
    this.code = code;
    this.refusal = options?.refusal;
  }
}
