import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';

/** Who answers the support chat. */
export interface Answerer {
  /**
   * Answers the last message of a conversation, in pieces of plain text as they come.
   *
   * @param signal ends the work when nobody waits for the answer any more; whether that is an error is of no account
   * @throws ServiceError 'unavailable' or 'deadline-exceeded', also after some pieces
   */
  answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>;
}
