import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';

/** Answers the support chat. */
export interface Answerer {
  /**
   * Answers the last message of a conversation, in pieces of plain text as they arrive.
   *
   * @param signal aborts the work when the caller no longer waits; whether that throws does not matter
   * @throws ServiceError 'unavailable' or 'deadline-exceeded', also after some pieces
   */
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}
