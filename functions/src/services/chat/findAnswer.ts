import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { messages as texts } from '@everything-wallet/core/messages/messages';
import { supportEmail } from '@everything-wallet/core/messages/supportEmail';
import { findIntent, type FoundIntent } from './findIntent.ts';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { covered, hear } from './languages/hear.ts';
import { fillers } from './languages/fillers.ts';
import type { Language } from './languages/Language.ts';
import { plainText } from './plainText.ts';
import type { HelpSearch } from './searchHelp.ts';
import { smallTalk } from './smallTalk.ts';

/** Where to send people who ask what the help does not know. */
const SUPPORT_PAGE = '/support';

/** Characters of a question that are read: whoever needs more says what it is about at the beginning. */
const LONGEST_READ = 1_000;

/** How many questions before the last are remembered. */
const REMEMBERED = 3;

/** Answers that are sentences of their own and no entry of the help. */
const replies: Readonly<Record<string, string>> = {
  advice: texts['server.chat.advice'],
  crime: texts['server.chat.crime'],
  distress: texts['server.chat.distress'],
};

/** What a question that leans on the one before begins with. */
const LEANING = /^(?:and|also|but|or|so|then|ok|okay|what about|how about|what if|plus|y|e|et|und|auch)\b/;
const POINTING = /\b(?:it|that|them|this|those|there|one|ones|same|too|instead)\b/;
const FEW_WORDS = 4;

/**
 * Answers the last question of a conversation from the help: by what it means where the table of intents knows it, by
 * the search where that is sure, and else by titles to choose from.
 */
export function findAnswer(
  messages: readonly ChatMessage[],
  entries: readonly HelpEntry[],
  search: HelpSearch,
): string {
  const question = messages.at(-1)?.content ?? '';
  const reply = smallTalk(question);
  if (reply !== undefined) return reply;
  const chosen = chosenTitle(messages, entries);
  if (chosen) return told(chosen);

  const words = plainText(question.slice(0, LONGEST_READ));
  const titled = entries.find(({ title }) => plainText(title) === words);
  if (titled) return told(titled);

  const { language, reading, words: spelt } = hear(words);
  const unexplained = language ? 0 : unexplainedWords(spelt, covered(reading));
  const alone = findIntent(reading);
  const found = leaning(messages, words, alone) ?? alone;
  const findings = language ? undefined : search(spelt);
  const meant = found && entries.find(({ name }) => name === found.answer);
  if (found && isTrusted(found, unexplained, findings?.unknownWords ?? 0)) {
    const answer = meant ? told(meant) : replies[found.answer];
    if (answer !== undefined) return inTheirs(language, answer);
  }
  if (findings?.answer && !findings.unknownWords) return told(findings.answer);
  const offered = [...new Set([...(meant ? [meant] : []), ...(findings?.candidates ?? [])])].slice(0, 3);
  return inTheirs(language, unsure(offered));
}

/** The meaning of a question together with those before it, where it leans on them. */
function leaning(
  messages: readonly ChatMessage[],
  words: string,
  alone: FoundIntent | undefined,
): FoundIntent | undefined {
  const isLeaning =
    LEANING.test(words) ||
    POINTING.test(words) ||
    words.split(' ').length <= FEW_WORDS ||
    alone === undefined;
  if (!isLeaning) return undefined;
  const { reading } = hear(words);
  const earlier = messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .slice(-REMEMBERED)
    .reverse();
  for (const { content } of earlier) {
    const found = findIntent(reading, hear(plainText(content.slice(0, LONGEST_READ))).reading);
    if (found && (!alone || found.rank < alone.rank)) return found;
  }
  return undefined;
}

/** The entry that is chosen by its number from the titles that were offered last. */
function chosenTitle(messages: readonly ChatMessage[], entries: readonly HelpEntry[]): HelpEntry | undefined {
  const [, number] = /^\s*(?:number |no\.? ?)?#?([1-3])[.)]?\s*$/i.exec(messages.at(-1)?.content ?? '') ?? [];
  const before = messages.at(-2);
  if (number === undefined || before?.role !== 'assistant') return undefined;
  const line = before.content.split('\n').find((text) => text.startsWith(`${number}. `));
  return entries.find(({ title }) => line === `${number}. ${title}`);
}

/** How many words of a question say something and speak of nothing known. */
function unexplainedWords(words: string, known: ReadonlySet<number>): number {
  return [...words.matchAll(/\S+/g)].filter(
    ({ 0: word, index }) => /\p{L}/u.test(word) && !fillers.has(word) && !known.has(index),
  ).length;
}

/** Whether what is not understood of a question leaves its meaning beyond doubt. */
function isTrusted(
  { size, explained, isGeneral }: FoundIntent,
  unexplained: number,
  unknown: number,
): boolean {
  const doubt = Math.min(unexplained, unknown);
  if (isGeneral) return doubt < Math.max(explained, 1);
  return size > 1 || explained > 2 ? doubt <= 2 * Math.max(explained, size) : doubt <= explained + 1;
}

function told({ text, page }: HelpEntry): string {
  return `${text}\n\nSee: ${page}`;
}

/** Says first, in the language of whoever asks, that the answer is in English. */
function inTheirs(language: Language | undefined, answer: string): string {
  return language ? `${language.notice}\n\n${answer}` : answer;
}

function unsure(offered: readonly HelpEntry[]): string {
  const write = texts['server.chat.write'].replace('{email}', supportEmail);
  const titles = offered.map(({ title }, index) => `${index + 1}. ${title}`).join('\n');
  const parts = offered.length > 0 ? [texts['server.chat.unsure'], titles] : [texts['server.chat.unknown']];
  return [...parts, write, `See: ${SUPPORT_PAGE}`].join('\n\n');
}
