import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { chatRefusalSchema } from '@everything-wallet/core/chat/chatRefusalSchema';
import { appCheckToken } from '../../../lib/firebase/appCheckToken.ts';
import { ChatError } from '../ChatError.ts';
import { giveUpAfter } from '../giveUpAfter.ts';
import { readAnswer } from '../readAnswer.ts';
import { loadChatService } from './loadChatService.ts';

/** Time until the server begins to respond, in ms: a function with a cold start takes seconds. */
const TIMEOUT_MS = 60_000;

/**
 * Sends a question to the support chat (docs/product.md §7, support-chat).
 *
 * @param messages of the conversation, the question last
 * @param signal aborts the request, and rejects the pending read
 * @returns the parts of the answer as they are received
 * @throws ChatError if there is no answer, or an incomplete one
 */
export async function* askSupport(
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const response = await giveUpAfter(
    TIMEOUT_MS,
    send(messages, signal),
    () => new ChatError('chat.error.response'),
    signal,
  );
  if (!response.ok) {
    const refusal = chatRefusalSchema.safeParse(await response.json().catch(() => undefined));
    throw new ChatError('chat.error.response', { refusal: refusal.data });
  }
  if (!response.body) throw new ChatError('chat.error.noBody');
  yield* readAnswer(response.body);
}

async function send(messages: readonly ChatMessage[], signal: AbortSignal): Promise<Response> {
  try {
    const [{ url, credential }, token] = await Promise.all([loadChatService(), appCheckToken()]);
    return await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${credential}`,
        ...(token !== undefined && { 'X-Firebase-AppCheck': token }),
      },
      body: JSON.stringify({ messages }),
      credentials: 'omit',
      signal,
    });
  } catch (error) {
    throw new ChatError('chat.error.send', { cause: error });
  }
}
