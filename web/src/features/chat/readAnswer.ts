import { chatRefusalSchema } from '@everything-wallet/core/chat/chatRefusalSchema';
import { createParser } from 'eventsource-parser';
import { z } from 'zod';
import { ChatError } from './ChatError.ts';
import { giveUpAfter } from './giveUpAfter.ts';

/** Last event of the stream (docs/product.md §7, support-chat). */
const DONE = '[DONE]';

/** Longest silence of a stream, in ms; the server sends comments until the answer begins. */
const TIMEOUT_MS = 60_000;

/** In characters: far more than any event of an answer has. */
const MAX_EVENT = 1_000_000;

const eventSchema = z.union([
  chatRefusalSchema,
  z.object({
    choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).optional() })),
  }),
]);

/**
 * Reads an answer as it is received, however the network splits it.
 *
 * @returns the parts of the answer, never empty
 * @throws ChatError if the stream is empty, broken, silent for too long, reports a failure, or ends early
 */
export async function* readAnswer(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => received.push(data), maxBufferSize: MAX_EVENT });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let isEmpty = true;
  try {
    for (;;) {
      const { done, value } = await giveUpAfter(
        TIMEOUT_MS,
        reader.read(),
        () => new ChatError('chat.error.response'),
      );
      isEmpty &&= value === undefined || value.length === 0;
      // A last event counts also without the blank line that should follow it.
      parser.feed(done ? '\n\n' : decoder.decode(value, { stream: true }));
      for (const data of received.splice(0)) {
        if (data === DONE) return;
        const text = textOf(data);
        if (text) yield text;
      }
      if (done) throw new ChatError(isEmpty ? 'chat.error.noBody' : 'chat.error.response');
    }
  } catch (error) {
    throw error instanceof ChatError ? error : new ChatError('chat.error.response', { cause: error });
  } finally {
    // The rest is not needed; cancelling a stream that has ended or failed does no harm.
    void reader.cancel().catch(() => undefined);
  }
}

/** Returns the text that an event adds to the answer. */
function textOf(data: string): string {
  const event = eventSchema.parse(JSON.parse(data));
  if ('error' in event) throw new ChatError('chat.error.response', { refusal: event });
  return event.choices[0]?.delta?.content ?? '';
}
