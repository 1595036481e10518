import { setTimeout as pause } from 'node:timers/promises';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import type { Answerer } from './Answerer.ts';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { AnswerJudge } from './learned/AnswerJudge.ts';
import { trainedHelpJudge } from './learned/trainedHelpJudge.ts';
import { findAnswer } from './findAnswer.ts';
import type { TranslatedHelp } from './TranslatedHelp.ts';

/** Milliseconds between two words: as fast as one reads, and slow enough to be stopped. */
const PAUSE_MS = 20;

/** Answers from the help, word by word, and names the page it is about. */
export class DocumentationAnswerer implements Answerer {
  readonly #entries: readonly HelpEntry[];
  readonly #translated: TranslatedHelp;
  readonly #pauseMs: number;
  #judge: AnswerJudge | undefined;

  constructor(entries: readonly HelpEntry[], translated: TranslatedHelp, pauseMs = PAUSE_MS) {
    this.#entries = entries;
    this.#translated = translated;
    this.#pauseMs = pauseMs;
  }

  async *answer(messages: readonly ChatMessage[], signal: AbortSignal): AsyncGenerator<string, void, void> {
    this.#judge ??= new AnswerJudge(trainedHelpJudge());
    const answer = findAnswer(messages, this.#entries, this.#judge, this.#translated);
    for (const [word] of answer.matchAll(/\S+\s*/g)) {
      yield word;
      if (this.#pauseMs > 0) await pause(this.#pauseMs, undefined, { signal });
    }
  }
}
