import type { TextId } from '../../texts/texts.ts';

/** What the browser itself says about a question that got no answer (docs/product.md §8, Developer, chat and NFT). */
type ChatErrorId = Extract<TextId, 'chat.error.send' | 'chat.error.response' | 'chat.error.noBody'>;

/** A question to the support chat that got no answer, or not all of it. */
export class ChatError extends Error {
  override readonly name = 'ChatError';
  readonly code: ChatErrorId;
  /** The server's own sentence for people, where it sent one. */
  readonly serverText: string | undefined;

  constructor(code: ChatErrorId, options?: ErrorOptions & { serverText?: string | undefined }) {
    super(code, options);
    this.code = code;
    this.serverText = options?.serverText;
  }
}
