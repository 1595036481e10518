import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';
import { ChatError } from './ChatError.ts';
import type { ChatTurn } from './ChatTurn.ts';
import { giveUpAfter } from './giveUpAfter.ts';
import { messagesToSend } from './messagesToSend.ts';

/** Time to load the check for secrets, in ms. */
const CHECK_TIMEOUT_MS = 30_000;

/** State of a conversation, as a screen shows it. */
export interface ConversationState {
  readonly turns: readonly ChatTurn[];
  /** Text typed but not sent. */
  readonly draft: string;
  /** The secret to remove from the draft before it can be sent. */
  readonly secret: SecretKind | undefined;
  /** True while a question is checked or answered. */
  readonly isPending: boolean;
}

/** Outcome of a question; `ignored` if there was nothing to send, or another one is pending. */
export type Outcome =
  | { readonly status: 'answered'; readonly answer: string }
  | { readonly status: 'stopped' | 'refused' | 'ignored' }
  | { readonly status: 'failed'; readonly error: ChatError };

/** Abort reason of an answer that is discarded completely. */
const FORGOTTEN = 'forgotten';

type Ask = (messages: readonly ChatMessage[], signal: AbortSignal) => AsyncIterable<string>;
type FindSecret = (messages: readonly ChatMessage[]) => Promise<SecretKind | undefined>;

/** A conversation with the support chat, which continues whether or not a screen shows it. */
export class Conversation {
  readonly #ask: Ask;
  readonly #findSecret: FindSecret;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = { turns: [], draft: '', secret: undefined, isPending: false };
  #running: AbortController | undefined;
  /** Number of first turns that are no longer sent, because they contain the beginning of a secret. */
  #withheld = 0;
  #lastId = 0;

  constructor(ask: Ask, findSecret: FindSecret) {
    this.#ask = ask;
    this.#findSecret = findSecret;
  }

  readonly getState = (): ConversationState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Stores the draft. */
  setDraft(draft: string): void {
    this.#update({ draft, secret: undefined });
  }

  /** Discards a draft with a secret: the next person to open the chat must not read it. */
  forgetSecret(): void {
    if (this.#state.secret) this.setDraft('');
  }

  /** Sends the draft, unless it is blank or contains a secret, or another question is pending. */
  async send(): Promise<Outcome> {
    const question = this.#state.draft.trim();
    if (question === '') return { status: 'ignored' };
    return this.#runAlone(async (signal) => {
      // Checks all turns, not only those to send: the first half of a phrase may be in an unanswered question.
      const written = [...this.#state.turns, { role: 'user', content: question } as const];
      const secret = await this.#check(written, signal);
      signal.throwIfAborted();
      if (secret) {
        // Part of the secret may have been sent before: neither that nor an answer that repeats it is sent again.
        this.#withheld = this.#state.turns.length;
        this.#update({ secret });
        return { status: 'refused' };
      }
      this.#update({ draft: '' });
      return this.#answer(this.#state.turns, question, signal);
    });
  }

  /** Sends the last question again and discards what there is of its answer. */
  async retry(): Promise<Outcome> {
    const { turns } = this.#state;
    const index = turns.findLastIndex(({ role }) => role === 'user');
    const question = turns[index]?.content;
    if (question === undefined || index < this.#withheld) return { status: 'ignored' };
    return this.#runAlone((signal) => this.#answer(turns.slice(0, index), question, signal));
  }

  /** Stops the pending answer; its received text stays. */
  stop(): void {
    this.#running?.abort();
  }

  /** Discards the whole conversation, and ends the pending answer. */
  forget(): void {
    this.#running?.abort(FORGOTTEN);
    this.#running = undefined;
    this.#withheld = 0;
    this.#update({ turns: [], draft: '', secret: undefined, isPending: false });
  }

  async #runAlone(run: (signal: AbortSignal) => Promise<Outcome>): Promise<Outcome> {
    if (this.#running) return { status: 'ignored' };
    const controller = new AbortController();
    const { signal } = controller;
    this.#running = controller;
    this.#update({ isPending: true, secret: undefined });
    try {
      return await run(signal);
    } catch (error) {
      if (signal.aborted) return { status: 'stopped' };
      return {
        status: 'failed',
        error: error instanceof ChatError ? error : new ChatError('chat.error.response', { cause: error }),
      };
    } finally {
      // Ends a request that timed out while it was open.
      controller.abort();
      if (this.#running === controller) {
        this.#running = undefined;
        this.#update({ isPending: false });
      }
    }
  }

  /** Checks the whole conversation for secrets: a phrase may be spread over several turns. */
  async #check(messages: readonly ChatMessage[], signal: AbortSignal): Promise<SecretKind | undefined> {
    const giveUp = () => new ChatError('chat.error.send');
    try {
      return await giveUpAfter(CHECK_TIMEOUT_MS, this.#findSecret(messages), giveUp, signal);
    } catch (error) {
      // Text that cannot be checked is not sent, and stays in the field.
      throw error instanceof ChatError ? error : new ChatError('chat.error.send', { cause: error });
    }
  }

  async #answer(earlier: readonly ChatTurn[], question: string, signal: AbortSignal): Promise<Outcome> {
    const turns = [...earlier, { id: ++this.#lastId, role: 'user', content: question } as const];
    const id = ++this.#lastId;
    let content = '';
    const show = (interrupted?: ChatTurn['interrupted']) => {
      const answer: ChatTurn = { id, role: 'assistant', content, ...(interrupted && { interrupted }) };
      this.#update({ turns: [...turns, answer] });
    };
    try {
      show();
      for await (const part of this.#ask(messagesToSend(earlier.slice(this.#withheld), question), signal)) {
        signal.throwIfAborted();
        content += part;
        show();
      }
      if (content.trim() === '') throw new ChatError('chat.error.response');
      return { status: 'answered', answer: content };
    } catch (error) {
      if (signal.reason === FORGOTTEN) throw error;
      if (content.trim() === '') this.#update({ turns });
      else show(signal.aborted ? 'stopped' : 'cut');
      throw error;
    }
  }

  #update(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
