import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { SecretKind } from '@everything-wallet/core/chat/secretInText';
import { ChatError } from './ChatError.ts';
import type { ChatTurn } from './ChatTurn.ts';
import { giveUpAfter } from './giveUpAfter.ts';
import { messagesToSend } from './messagesToSend.ts';

/** How long the check for secrets may take to load, in ms. */
const CHECK_TIMEOUT_MS = 30_000;

/** A conversation as a screen shows it. */
export interface ConversationState {
  readonly turns: readonly ChatTurn[];
  /** What is typed and not sent. */
  readonly draft: string;
  /** The secret that the draft must lose before it can be sent. */
  readonly secret: SecretKind | undefined;
  /** While a question is checked or answered. */
  readonly isPending: boolean;
}

/** How a question ended; `ignored` when there was nothing to ask, or another one pending. */
export type Outcome =
  | { readonly status: 'answered'; readonly answer: string }
  | { readonly status: 'stopped' | 'refused' | 'ignored' }
  | { readonly status: 'failed'; readonly error: ChatError };

/** Why an answer is ended of which nothing is to stay. */
const FORGOTTEN = 'forgotten';

type Ask = (messages: readonly ChatMessage[], signal: AbortSignal) => AsyncIterable<string>;
type FindSecret = (messages: readonly ChatMessage[]) => Promise<SecretKind | undefined>;

/** A conversation with the support chat, which goes on whether or not a screen shows it. */
export class Conversation {
  readonly #ask: Ask;
  readonly #findSecret: FindSecret;
  readonly #listeners = new Set<() => void>();
  #state: ConversationState = { turns: [], draft: '', secret: undefined, isPending: false };
  #running: AbortController | undefined;
  /** How many turns at the beginning are not sent any more: a secret was begun in them. */
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

  /** Keeps what is typed. */
  setDraft(draft: string): void {
    this.#update({ draft, secret: undefined });
  }

  /** Drops a draft that holds a secret: nobody who opens the chat later is to read it. */
  forgetSecret(): void {
    if (this.#state.secret) this.setDraft('');
  }

  /** Sends the draft, unless it is blank, holds a secret, or another question is pending. */
  async send(): Promise<Outcome> {
    const question = this.#state.draft.trim();
    if (question === '') return { status: 'ignored' };
    return this.#runAlone(async (signal) => {
      // All that was written, and not only what is sent: the first half of a phrase may have had no answer.
      const written = [...this.#state.turns, { role: 'user', content: question } as const];
      const secret = await this.#check(written, signal);
      signal.throwIfAborted();
      if (secret) {
        // Part of it may have been sent before: neither that nor an answer that repeats it goes out once more.
        this.#withheld = this.#state.turns.length;
        this.#update({ secret });
        return { status: 'refused' };
      }
      this.#update({ draft: '' });
      return this.#answer(this.#state.turns, question, signal);
    });
  }

  /** Asks the last question again; what there is of its answer goes. */
  async retry(): Promise<Outcome> {
    const { turns } = this.#state;
    const index = turns.findLastIndex(({ role }) => role === 'user');
    const question = turns[index]?.content;
    if (question === undefined || index < this.#withheld) return { status: 'ignored' };
    return this.#runAlone((signal) => this.#answer(turns.slice(0, index), question, signal));
  }

  /** Ends the answer that is on its way; what has come of it stays. */
  stop(): void {
    this.#running?.abort();
  }

  /** Forgets all that was written, and ends the answer that is on its way. */
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
      // Ends a request that was given up while it was still open.
      controller.abort();
      if (this.#running === controller) {
        this.#running = undefined;
        this.#update({ isPending: false });
      }
    }
  }

  /** Looks for secrets in the whole conversation: a phrase may come piece by piece. */
  async #check(messages: readonly ChatMessage[], signal: AbortSignal): Promise<SecretKind | undefined> {
    const giveUp = () => new ChatError('chat.error.send');
    try {
      return await giveUpAfter(CHECK_TIMEOUT_MS, this.#findSecret(messages), giveUp, signal);
    } catch (error) {
      // What cannot be checked is not sent, and stays in the field.
      throw error instanceof ChatError ? error : new ChatError('chat.error.send', { cause: error });
    }
  }

  async #answer(earlier: readonly ChatTurn[], question: string, signal: AbortSignal): Promise<Outcome> {
    const asked = [...earlier, { id: ++this.#lastId, role: 'user', content: question } as const];
    const id = ++this.#lastId;
    let content = '';
    const show = (interrupted?: ChatTurn['interrupted']) => {
      const answer: ChatTurn = { id, role: 'assistant', content, ...(interrupted && { interrupted }) };
      this.#update({ turns: [...asked, answer] });
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
      if (content.trim() === '') this.#update({ turns: asked });
      else show(signal.aborted ? 'stopped' : 'cut');
      throw error;
    }
  }

  #update(change: Partial<ConversationState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
