import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { z } from 'zod';
import { appCheckToken } from '../../../lib/firebase/appCheckToken.ts';
import { ChatError } from '../ChatError.ts';
import { giveUpAfter } from '../giveUpAfter.ts';
import { readAnswer } from '../readAnswer.ts';
import { loadChatService } from './loadChatService.ts';

/** How long the server may take until it begins to answer, in ms: a function that has to start first takes seconds. */
const TIMEOUT_MS = 60_000;

const refusalSchema = z.object({ error: z.string().min(1) });

/**
 * Asks the support chat (docs/product.md §7, support-chat).
 *
 * @param messages the conversation, the question last
 * @param signal ends the request; what is awaited then fails
 * @returns the parts of the answer as they arrive
 * @throws ChatError when there is no answer, or not all of it
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
    const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined));
    throw new ChatError('chat.error.response', { serverText: refusal.data?.error });
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
