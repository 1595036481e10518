import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { promisesSettled } from '../../../testing/promisesSettled.ts';

/** A support whose answers a test controls. */
export class ScriptedSupport {
  /** Its questions, in order. */
  readonly questions: (readonly ChatMessage[])[] = [];
  #answer: ReadableStreamDefaultController<string> | undefined;
  #signal: AbortSignal | undefined;

  readonly ask = (messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string> => {
    this.questions.push(messages);
    this.#signal = signal;
    return new ReadableStream<string>({
      start: (controller) => {
        this.#answer = controller;
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    }).values();
  };

  /** Waits for a question whose answer has not begun. */
  async waitForQuestion(): Promise<void> {
    while (!this.#answer) await promisesSettled();
  }

  /** Adds a part to the answer. */
  async say(part: string): Promise<void> {
    this.#answer?.enqueue(part);
    await promisesSettled();
  }

  /** Completes the answer. */
  async end(): Promise<void> {
    this.#answer?.close();
    this.#answer = undefined;
    await promisesSettled();
  }

  /** Fails the answer, complete or not. */
  async fail(error: Error): Promise<void> {
    this.#answer?.error(error);
    this.#answer = undefined;
    await promisesSettled();
  }

  /** Returns true if the caller has ended the request. */
  isEnded(): boolean {
    return this.#signal?.aborted ?? false;
  }
}
