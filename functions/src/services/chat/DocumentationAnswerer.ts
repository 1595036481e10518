import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { messages as texts } from '@everything-wallet/core/messages/messages';
import type { Answerer } from './Answerer.ts';
import type { HelpEntry } from './HelpEntry.ts';
import { searchHelp, type HelpSearch } from './searchHelp.ts';
import { smallTalk } from './smallTalk.ts';

/** Where to send people who ask what the help does not know. */
const SUPPORT_PAGE = '/support';

/** Milliseconds between two words: as fast as one reads, and slow enough to be stopped. */
const PAUSE_MS = 20;

/** Answers with the entry of the help that fits the question best, word by word, and names the page it is about. */
export class DocumentationAnswerer implements Answerer {
  readonly #entries: readonly HelpEntry[];
  readonly #pauseMs: number;
  #search: Promise<HelpSearch> | undefined;

  constructor(entries: readonly HelpEntry[], pauseMs = PAUSE_MS) {
    this.#entries = entries;
    this.#pauseMs = pauseMs;
  }

  async *answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<string, void, void> {
    const answer = await this.#find(messages.at(-1)?.content ?? '');
    for (const [word] of answer.matchAll(/\S+\s*/g)) {
      yield word;
      await pause(this.#pauseMs, undefined, { signal });
    }
  }

  async #find(question: string): Promise<string> {
    const reply = smallTalk(question);
    if (reply !== undefined) return reply;
    this.#search ??= searchHelp(this.#entries);
    const found = (await this.#search)(question);
    const { text, page } = found ?? { text: texts['server.chat.unknown'], page: SUPPORT_PAGE };
    return `${text}\n\nSee: ${page}`;
  }
}
