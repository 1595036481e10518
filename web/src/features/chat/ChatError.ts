import type { TextId } from '../../texts/texts.ts';

/** Text ids for a question without a response (docs/product.md §8, Developer, chat and NFT). */
type ChatErrorId = Extract<TextId, 'chat.error.send' | 'chat.error.response' | 'chat.error.noBody'>;

/** A question to the support chat without a response, or with an incomplete one. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorId;
  /** Message of the server for users, if it sent one. */
  readonly serverText: string | undefined;

  constructor(code: ChatErrorId, options?: ErrorOptions & { serverText?: string | undefined }) {
    super(code, options);
    this.code = code;
    this.serverText = options?.serverText;
  }
}
