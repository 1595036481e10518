import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { promisesSettled } from '../../../testing/promisesSettled.ts';

/** A support that says what a test has it say, when the test has it say it. */
export class ScriptedSupport {
  /** What it was asked, in order. */
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

  /** Waits until a question has arrived whose answer has not begun. */
  async asked(): Promise<void> {
    while (!this.#answer) await promisesSettled();
  }

  /** Adds to the answer. */
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

  /** Ends the answer, complete or not. */
  async fail(error: Error): Promise<void> {
    this.#answer?.error(error);
    this.#answer = undefined;
    await promisesSettled();
  }

  /** Whether whoever asked has ended the request. */
  isEnded(): boolean {
    return this.#signal?.aborted ?? false;
  }
}
