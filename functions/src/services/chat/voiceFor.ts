import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import type { HelpTranslation } from '@everything-wallet/core/help/HelpTranslation';
import { fillText } from '@everything-wallet/core/texts/fillText';
import { chatTexts, type ChatTexts } from './chatTexts.ts';
import type { TranslatedHelp } from './TranslatedHelp.ts';

/** Words of answers: in English, or in the language of the question. */
export interface Voice {
  readonly titleOf: (entry: HelpEntry) => string;
  /**
   * Returns the answer of an entry.
   *
   * @param part paragraphs of the English answer to give; all by default
   */
  readonly textOf: (entry: HelpEntry, part?: string) => string;
  readonly say: (id: keyof ChatTexts, values?: Readonly<Record<string, string>>) => string;
  /** Puts the opening line before a whole answer. */
  readonly begin: (answer: string) => string;
}

/** Language that people ask in. */
interface Asked {
  /** ISO 639-1. */
  readonly code: string;
  /** States in this language that the answer is in English. */
  readonly notice: string;
}

/**
 * Returns the voice for a question.
 *
 * @param language of the question; undefined for English
 */
export function voiceFor(language: Asked | undefined, translated: TranslatedHelp): Voice {
  if (language === undefined) return englishVoice();
  const tag = Object.keys(translated).find(
    (one) => one === language.code || one.startsWith(`${language.code}-`),
  );
  const articles = tag === undefined ? undefined : translated[tag];
  return articles === undefined || tag === undefined
    ? englishVoice(language.notice)
    : translatedVoice(articles, chatTexts[tag] ?? chatTexts.en);
}

function englishVoice(notice?: string): Voice {
  return {
    titleOf: ({ title }) => title,
    textOf: ({ text }, part = text) => part,
    say: (id, values = {}) => fillText(chatTexts.en[id], values),
    begin: (answer) => (notice === undefined ? answer : `${notice}\n\n${answer}`),
  };
}

function translatedVoice(articles: readonly HelpTranslation[], texts: ChatTexts): Voice {
  const find = ({ name }: HelpEntry) => articles.find((article) => article.name === name);
  return {
    titleOf: (entry) => find(entry)?.title ?? entry.title,
    textOf: (entry, part = entry.text) => {
      const own = find(entry)?.text.split('\n\n');
      if (own === undefined) return part;
      const paragraphs = entry.text.split('\n\n');
      // Both have the same paragraphs (tools/docs/helpTranslations.test.ts).
      return part
        .split('\n\n')
        .map((paragraph) => own[paragraphs.indexOf(paragraph)] ?? paragraph)
        .join('\n\n');
    },
    say: (id, values = {}) => fillText(texts[id], values),
    begin: (answer) => answer,
  };
}
