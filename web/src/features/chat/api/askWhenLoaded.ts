import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { ChatError } from '../ChatError.ts';

/**
 * Sends a question to the support chat with `askSupport`, whose code is loaded once the chat is shown.
 *
 * @throws ChatError also if its code cannot be loaded
 */
export async function* askWhenLoaded(
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const { askSupport } = await import('./askSupport.ts').catch((cause: unknown) => {
    throw new ChatError('chat.error.send', { cause });
  });
  yield* askSupport(messages, signal);
}
