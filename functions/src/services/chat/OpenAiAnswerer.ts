import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { OpenAI } from 'openai';
import { z } from 'zod';
import { ServiceError } from '../../errors/ServiceError.ts';
import type { Answerer } from './Answerer.ts';

/** Tokens; an answer of the help pages has a tenth of that. */
const LONGEST_ANSWER = 1_000;

/** Maximum characters of a conversation sent to the model, counted from its end: each of them costs money. */
const LONGEST_MEMORY = 16_000;

/** Fields read from a piece of the answer; a piece without a choice is a report on usage. */
const pieceSchema = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).optional(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
});

/** API to query, and its timeouts. */
export interface OpenAiOptions {
  /** URL of the API, as in 'https://api.example.com/v1'. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string;
  /** System prompt; a user may make the model reveal it. */
  readonly instructions: string;
  /** Milliseconds without a piece of the answer. */
  readonly silenceMs?: number;
  /** Milliseconds for the whole answer. */
  readonly totalMs?: number;
}

/** A language model's API that gave no answer, or not all of it. */
class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  /** Error code of our own, fit for logs: the API's message may quote the conversation. */
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** Answers by a language model behind any OpenAI-compatible API. */
export class OpenAiAnswerer implements Answerer {
  readonly #options: Required<OpenAiOptions>;

  constructor(options: OpenAiOptions) {
    this.#options = { silenceMs: 30_000, totalMs: 90_000, ...options };
  }

  async *answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<string, void, void> {
    const { silenceMs, totalMs } = this.#options;
    const client = await this.#createClient();
    const silence = new AbortController();
    const timer = setTimeout(() => silence.abort(), silenceMs);
    const tooSlow = AbortSignal.any([silence.signal, AbortSignal.timeout(totalMs)]);
    let isFinished = false;
    try {
      for await (const piece of await this.#ask(client, messages, AbortSignal.any([signal, tooSlow]))) {
        timer.refresh();
        const [choice] = pieceSchema.parse(piece).choices;
        if (choice?.delta?.content) yield choice.delta.content;
        if (choice?.finish_reason) isFinished = true;
      }
    } catch (error) {
      throw tooSlow.aborted ? lateAnswer() : noAnswer(codeOf(error));
    } finally {
      clearTimeout(timer);
    }
    // The client ends the stream without an error when its request is aborted, or the connection closes in good order.
    if (signal.aborted) return;
    if (tooSlow.aborted) throw lateAnswer();
    if (!isFinished) throw noAnswer('ended early');
  }

  async #createClient(): Promise<OpenAI> {
    const { OpenAI } = await import('openai');
    return new OpenAI({
      baseURL: this.#options.baseUrl,
      apiKey: this.#options.apiKey,
      timeout: this.#options.totalMs,
      // The user can ask again; retries would only add to the wait.
      maxRetries: 0,
      // It would log responses that it could not read.
      logLevel: 'off',
      fetchOptions: { redirect: 'error' },
      // Otherwise read from the environment.
      organization: null,
      project: null,
    });
  }

  async #ask(
    client: OpenAI,
    messages: readonly ChatMessage[],
    signal: AbortSignal,
  ): Promise<AsyncIterable<unknown>> {
    const { model, instructions } = this.#options;
    return client.chat.completions.create(
      {
        model,
        messages: [{ role: 'system', content: instructions }, ...latest(messages)],
        max_completion_tokens: LONGEST_ANSWER,
        stream: true,
      },
      { signal },
    );
  }
}

/** Returns the end of a conversation as sent to the model; always with the question. */
function latest(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let characters = 0;
  const start = messages.findLastIndex(({ content }) => (characters += content.length) > LONGEST_MEMORY);
  return messages.slice(start + 1);
}

function codeOf(error: unknown): string {
  const { status } = error as { status?: unknown };
  if (typeof status === 'number') return `HTTP ${status}`;
  return error instanceof Error ? error.constructor.name : 'unknown';
}

function noAnswer(code: string): ServiceError {
  return new ServiceError('unavailable', 'server.chat.unavailable', {
    cause: new UpstreamError(code),
  });
}

function lateAnswer(): ServiceError {
  return new ServiceError('deadline-exceeded', 'server.chat.tooSlow');
}
