import type { ChatRefusal } from '@everything-wallet/core/chat/chatRefusalSchema';
import { refusalSentence } from '../../lib/text/refusalSentence.ts';
import type { TextId } from '../../texts/texts.ts';

/** Text ids for a question without a response (docs/product.md §8, Developer, chat and NFT). */
type ChatErrorId = Extract<TextId, 'chat.error.send' | 'chat.error.response' | 'chat.error.noBody'>;

/** A question to the support chat without a response, or with an incomplete one. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorId;
  readonly #refusal: ChatRefusal | undefined;

  constructor(code: ChatErrorId, options?: ErrorOptions & { refusal?: ChatRefusal | undefined }) {
    super(code, options);
    this.code = code;
    this.#refusal = options?.refusal;
  }

  /** Reason that the server sent, in the language of the interface if its text is known here. */
  get serverText(): string | undefined {
    const { text, error, retryAfterSeconds } = this.#refusal ?? {};
    return (text && refusalSentence(text, retryAfterSeconds)) ?? error;
  }
}
