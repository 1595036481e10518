import { logFailure } from '../errors/logFailure.ts';

/**
 * Creates the body of a response from texts, each sent as soon as it is there. It asks for the next text only when the client has
 * received the ones before.
 *
 * @param end called once: after the last text, after a failure, which is logged, or when the client disconnects
 */
export function textStream(texts: AsyncGenerator<string, void>, end: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await texts.next();
        if (!done) {
          controller.enqueue(encoder.encode(value));
          return;
        }
      } catch (error) {
        // The status is sent already: clients resume after the last event that they got.
        logFailure('api stream', error);
      }
      end();
      controller.close();
    },
    cancel: async () => {
      end();
      await texts.return();
    },
  });
}
