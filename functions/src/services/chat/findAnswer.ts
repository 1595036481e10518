import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { messages as texts } from '@everything-wallet/core/messages/messages';
import { supportEmail } from '@everything-wallet/core/messages/supportEmail';
import { chooseAnswer } from './chooseAnswer.ts';
import { findIntent, type FoundIntent } from './findIntent.ts';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { hear } from './languages/hear.ts';
import type { Language } from './languages/Language.ts';
import type { AnswerJudge, JudgedAnswer } from './learned/AnswerJudge.ts';
import { plainText } from './plainText.ts';
import { smallTalk } from './smallTalk.ts';

/** Where to send people who ask what the help does not know. */
const SUPPORT_PAGE = '/support';

/** Characters of a question that are read: whoever needs more says what it is about at the beginning. */
const LONGEST_READ = 1_000;

/** How many questions before the last are remembered. */
const REMEMBERED = 3;

/** Titles that are offered, and how likely they must be. */
const MOST_OFFERED = 3;
const LEAST_OFFERED = 0.04;

/** Answers that are sentences of their own and no entry of the help. */
const replies: Readonly<Record<string, string>> = {
  advice: texts['server.chat.advice'],
  crime: texts['server.chat.crime'],
  distress: texts['server.chat.distress'],
  greeting: texts['server.chat.greeting'],
  thanks: texts['server.chat.thanks'],
};

/** What a question that leans on the one before begins with. */
const LEANING = /^(?:and|also|but|or|so|then|ok|okay|what about|how about|what if|plus|y|e|et|und|auch)\b/;
const POINTING = /\b(?:it|that|them|this|those|there|one|ones|same|too|instead|then)\b/;
const FEW_WORDS = 5;

/** Below it a question may lean on the one before, whatever its words. */
const CLEAR = 0.45;

/** What people say before and after what they ask. */
const OPENING =
  /^(?:(?:hi+|hello+|hey+|hiya|dear|good (?:morning|afternoon|evening|day)|please|pls|plz|sir|madam|team|support|everyone|guys|ok|okay|so|well|umm?|sorry|excuse me|(?:quick |i have a )?question) )+/;
const CLOSING = /(?: (?:please|pls|plz|thanks|thank you|thx|ty|cheers|asap|urgent|help me|help))+$/;

/**
 * Answers the last question of a conversation from the help: where what was learned from examples is sure, or agrees
 * with the table of intents, and else by titles to choose from.
 */
export function findAnswer(
  messages: readonly ChatMessage[],
  entries: readonly HelpEntry[],
  judge: AnswerJudge,
): string {
  const question = messages.at(-1)?.content ?? '';
  const reply = smallTalk(question);
  if (reply !== undefined) return reply;
  const chosen = chosenTitle(messages, entries);
  if (chosen) return told(chosen);

  const words = plainText(question.slice(0, LONGEST_READ));
  const titled = entries.find(({ title }) => plainText(title) === words);
  if (titled) return told(titled);

  const { language, reading } = hear(words);
  const alone = findIntent(reading);
  const meant = (leaning(messages, words, alone) ?? alone)?.answer;
  const judged = judgeInContext(messages, words, judge, language ? [...reading.keys()] : []);
  const answer = chooseAnswer(meant, judged);
  if (answer !== undefined) {
    const entry = entries.find(({ name }) => name === answer);
    return inTheirs(language, entry ? told(entry) : (replies[answer] ?? unsure([])));
  }
  const likely = judged.filter(({ share }) => share > LEAST_OFFERED).map((judgement) => judgement.answer);
  const offered = [...new Set([...(meant === undefined ? [] : [meant]), ...likely])]
    .flatMap((name) => entries.find((entry) => entry.name === name) ?? [])
    .slice(0, MOST_OFFERED);
  return inTheirs(language, unsure(offered));
}

/** What a question may want, judged by itself and, where it leans on the one before, together with that. */
function judgeInContext(
  messages: readonly ChatMessage[],
  words: string,
  judge: AnswerJudge,
  concepts: readonly string[],
): readonly JudgedAnswer[] {
  const asked = words.replace(OPENING, '').replace(CLOSING, '');
  const alone = judge.judge(asked, concepts);
  const before = messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .at(-1)?.content;
  const isLeaning =
    LEANING.test(words) ||
    POINTING.test(words) ||
    asked.split(' ').length <= FEW_WORDS ||
    (alone[0]?.share ?? 0) < CLEAR;
  if (before === undefined || !isLeaning) return alone;
  const both = judge.judge(`${plainText(before.slice(0, LONGEST_READ))} ${asked}`, concepts);
  const together = new Map(both.map(({ answer, share }) => [answer, share]));
  return alone
    .map(({ answer, share }) => ({
      answer,
      // What is unknown by itself may be known with the question before.
      share: ((answer === 'unknown' ? 0 : share) + (together.get(answer) ?? 0)) / 2,
    }))
    .sort((one, other) => other.share - one.share);
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
