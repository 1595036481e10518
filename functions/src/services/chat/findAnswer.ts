import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { supportEmail } from '@everything-wallet/core/texts/supportEmail';
import { chooseAnswer, dangers, guessAnswer } from './chooseAnswer.ts';
import { findIntent, type FoundIntent } from './findIntent.ts';
import { fittingText } from './fittingText.ts';
import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { hear } from './languages/hear.ts';
import type { Language } from './languages/Language.ts';
import type { AnswerJudge, JudgedAnswer } from './learned/AnswerJudge.ts';
import { normaliseQuestion } from './normaliseQuestion.ts';
import { questionsIn } from './questionsIn.ts';
import { smallTalk } from './smallTalk.ts';
import type { ChatTexts } from './chatTexts.ts';
import type { TranslatedHelp } from './TranslatedHelp.ts';
import { voiceFor, type Voice } from './voiceFor.ts';

/** Page for questions that the help does not answer. */
const SUPPORT_PAGE = '/support';

/** Maximum characters read of a question: long messages name their topic at the beginning. */
const LONGEST_READ = 1_000;

/** Number of earlier questions considered as context. */
const REMEMBERED = 3;

/** Maximum suggested titles, and their minimum probability. */
const MAX_OFFERED = 3;
const MIN_OFFERED = 0.04;

/** Replies that are not help entries. */
const replies: Readonly<Record<string, keyof ChatTexts>> = {
  advice: 'server.chat.advice',
  crime: 'server.chat.crime',
  distress: 'server.chat.distress',
  greeting: 'server.chat.greeting',
  thanks: 'server.chat.thanks',
  vague: 'server.chat.vague',
};

/** Answers to questions that are unclear alone, and may be clear with earlier questions. */
const saysNothing: ReadonlySet<string> = new Set(['unknown', 'vague']);

/** Maximum answers to one message, and the minimum probability of an answer to a statement beside the question. */
const MAX_ANSWERS = 2;
const SURE_OF_STATEMENT = 0.9;

/** Minimum probability of an answer to the whole message to also answer its first part and a short part after it. */
const SURE_OF_WHOLE = 0.7;
const FEW_WORDS_BEHIND = 5;

/** Minimum probability of an answer to the whole message to outweigh parts that all have other answers. */
const LIKELY_OF_WHOLE = 0.6;

/** Beginning of a question that depends on the one before. */
const LEANING =
  /^(?:and|also|but|or|so|then|ok|okay|what about|how about|what if|plus|yes|yeah|yep|no|nope|nah|y|e|et|und|auch)\b/;
const POINTING = /\b(?:it|that|them|this|those|there|one|ones|same|too|instead|then)\b/;
const FEW_WORDS = 5;

/** Beginning of a question that stands alone; other messages may add to an earlier question. */
const ASKING = /^(?:how|what|where|when|why|who|which|can|could|do|does|did|is|are|will|would|should)\b/;

/** Minimum words and probability at which a question without a back-reference is judged alone. */
const FEWEST_CLEAR = 3;
const CLEAR = 0.7;

/** Probability from which it is judged alone, however short. */
const CLEAR_AT_ONCE = 0.85;

/** Minimum probability if the table of intents agrees. */
const CLEAR_TO_BOTH = 0.35;

/** Weight of a question alone, against the question together with earlier ones. */
const ALONE = 0.3;

/** Exponent of the mixed probabilities: an answer both judgements favour is more certain than their mean. */
const SHARPENED = 1.5;

/**
 * Answers the last question of a conversation from the help: directly if the model is sure or agrees with the table of
 * intents; in doubt with the likeliest answer, marked as a guess, and titles to choose from; otherwise with titles only. It
 * answers in the language of the question, if the help is translated into it.
 */
export function findAnswer(
  messages: readonly ChatMessage[],
  entries: readonly HelpEntry[],
  judge: AnswerJudge,
  translated: TranslatedHelp = {},
): string {
  const question = messages.at(-1)?.content ?? '';
  const talk = smallTalk(question);
  if (talk !== undefined) return talk;
  const chosen = chosenTitle(messages, entries, translated);
  if (chosen) return answerWithLink(chosen.entry, voiceFor(chosen.language, translated));

  const words = normaliseQuestion(question.slice(0, LONGEST_READ));
  const titled = withTitle((title) => normaliseQuestion(title) === words, entries, translated);
  if (titled) return answerWithLink(titled.entry, voiceFor(titled.language, translated));

  const { language: heard, reading, isEnglish } = hear(words);
  const language = heard ?? (isEnglish ? undefined : languageBefore(messages, words));
  const voice = voiceFor(language, translated);
  const alone = findIntent(reading);
  const meant = (leaning(messages, words, alone) ?? alone)?.answer;
  const judged = judgeInContext(messages, words, alone?.answer, judge);
  const answer = chooseAnswer(meant, judged);
  const several = severalAnswers(question, answer, entries, judge);
  if (several.length > 1) {
    return voice.begin(several.map(({ entry, part }) => answerWithLink(entry, voice, part)).join('\n\n'));
  }
  if (answer !== undefined) {
    const entry = entries.find(({ name }) => name === answer);
    if (entry) return voice.begin(answerWithLink(entry, voice, fittingText(entry, words)));
    const reply = replies[answer];
    return voice.begin(reply === undefined ? unsure([], voice) : voice.say(reply));
  }
  const likely = judged.filter(({ share }) => share > MIN_OFFERED).map((judgement) => judgement.answer);
  const offered = [...new Set([...(meant === undefined ? [] : [meant]), ...likely])].flatMap(
    (name) => entries.find((entry) => entry.name === name) ?? [],
  );
  const guess = guessAnswer(meant, judged);
  const reply = guess === undefined ? undefined : replies[guess];
  if (reply !== undefined) return voice.begin(voice.say(reply));
  const guessed = offered.find(({ name }) => name === guess);
  const others = offered.filter((entry) => entry !== guessed).slice(0, MAX_OFFERED);
  return voice.begin(guessed ? inDoubt(guessed, others, voice) : unsure(others, voice));
}

/** An entry, and the paragraphs of it that fit a question. */
interface GivenAnswer {
  readonly entry: HelpEntry;
  readonly part: string;
}

/**
 * Returns the answers to a message with several questions, most urgent first; fewer than two if it has only one.
 *
 * @param whole answer to the whole message; always included, first, if missing it can cost coins
 */
function severalAnswers(
  question: string,
  whole: string | undefined,
  entries: readonly HelpEntry[],
  judge: AnswerJudge,
): readonly GivenAnswer[] {
  const parts = questionsIn(question.slice(0, LONGEST_READ));
  if (parts.length < 2 || (whole !== undefined && replies[whole] !== undefined)) return [];
  const [best] = judge.judge(normaliseQuestion(question));
  const isOfOne = best !== undefined && best.answer === whole && best.share >= SURE_OF_WHOLE;
  const found = answersOfParts(parts, isOfOne ? whole : undefined, judge);
  // 'Who took it, and do I get it back?' refers to the rest of the message.
  if (isHelp(best) && best.share >= LIKELY_OF_WHOLE && !found.has(best.answer)) return [];
  if (whole !== undefined && dangers.has(whole) && !found.has(whole))
    found.set(whole, normaliseQuestion(question));
  return [...found]
    .sort(([one], [other]) => Number(dangers.has(other)) - Number(dangers.has(one)))
    .flatMap(([name, words]) => {
      const entry = entries.find((one) => one.name === name);
      return entry ? [{ entry, part: fittingText(entry, words) }] : [];
    })
    .slice(0, MAX_ANSWERS);
}

/**
 * Returns the answers to the parts of a message, each with the words of its part.
 *
 * @param topic answer to the whole message, if it is sure
 */
function answersOfParts(
  parts: ReturnType<typeof questionsIn>,
  topic: string | undefined,
  judge: AnswerJudge,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const { text, isQuestion } of parts) {
    const words = normaliseQuestion(text);
    // 'And what cut do you take' is about what was named before it.
    if (topic !== undefined && found.has(topic) && words.split(' ').length <= FEW_WORDS_BEHIND) continue;
    const judged = judge.judge(words);
    const name = chooseAnswer(findIntent(hear(words).reading)?.answer, judged);
    const share = judged[0]?.share ?? 0;
    if (name === undefined || found.has(name)) continue;
    if (isQuestion || (dangers.has(name) && share >= SURE_OF_STATEMENT)) found.set(name, words);
  }
  return found;
}

/** Judges a question alone and together with earlier questions, and mixes the results. */
function judgeInContext(
  messages: readonly ChatMessage[],
  words: string,
  meantAlone: string | undefined,
  judge: AnswerJudge,
): readonly JudgedAnswer[] {
  const alone = judge.judge(words);
  const before = askedBefore(messages);
  const [best] = alone;
  const leans = LEANING.test(words) || POINTING.test(words);
  if (before.length === 0 || (!leans && isHelp(best) && best.share >= CLEAR_AT_ONCE)) return alone;
  const standsAlone =
    words.split(' ').length >= FEWEST_CLEAR &&
    !leans &&
    best !== undefined &&
    !saysNothing.has(best.answer) &&
    best.share >= (best.answer === meantAlone ? CLEAR_TO_BOTH : CLEAR);
  const inOnePiece = judge.judge([...before, words].join(' '));
  const isSurerTogether = (inOnePiece[0]?.share ?? 0) > (best?.share ?? 0);
  if (standsAlone && (ASKING.test(words) || !isSurerTogether)) return alone;
  const together = new Map(inOnePiece.map(({ answer, share }) => [answer, share]));
  const mixed = alone.map(({ answer, share }) => ({
    answer,
    // What is unknown by itself may be known with the questions before.
    share:
      ((saysNothing.has(answer) ? 0 : ALONE * share) + (1 - ALONE) * (together.get(answer) ?? 0)) **
      SHARPENED,
  }));
  const total = mixed.reduce((sum, { share }) => sum + share, 0);
  return mixed
    .map(({ answer, share }) => ({ answer, share: share / total }))
    .sort((one, other) => other.share - one.share);
}

function isHelp(judged: JudgedAnswer | undefined): judged is JudgedAnswer {
  return judged !== undefined && judged.answer !== 'unknown' && replies[judged.answer] === undefined;
}

/** Returns the language of the previous question for a few words of no language, such as an amount or a coin. */
function languageBefore(messages: readonly ChatMessage[], words: string): Language | undefined {
  if (words.split(' ').length > FEW_WORDS) return undefined;
  const before = askedBefore(messages).at(-1);
  return before === undefined ? undefined : hear(before).language;
}

/** Returns the questions before the last one, as plain text. */
function askedBefore(messages: readonly ChatMessage[]): readonly string[] {
  return messages
    .slice(0, -1)
    .filter(({ role }) => role === 'user')
    .slice(-REMEMBERED)
    .map(({ content }) => normaliseQuestion(content.slice(0, LONGEST_READ)));
}

/** Finds the intent of a question together with earlier ones, if it depends on them. */
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
  for (const earlier of askedBefore(messages).toReversed()) {
    const found = findIntent(reading, hear(earlier).reading);
    if (found && (!alone || found.rank < alone.rank)) return found;
  }
  return undefined;
}

/** An entry whose title was found, and the language of that title; undefined for English. */
interface TitledEntry {
  readonly entry: HelpEntry;
  readonly language: { readonly code: string; readonly notice: string } | undefined;
}

/** Returns the entry that the user chose by number from the titles suggested last. */
function chosenTitle(
  messages: readonly ChatMessage[],
  entries: readonly HelpEntry[],
  translated: TranslatedHelp,
): TitledEntry | undefined {
  const [, number] = /^\s*(?:number |no\.? ?)?#?([1-3])[.)]?\s*$/i.exec(messages.at(-1)?.content ?? '') ?? [];
  const before = messages.at(-2);
  if (number === undefined || before?.role !== 'assistant') return undefined;
  const line = before.content.split('\n').find((text) => text.startsWith(`${number}. `));
  return withTitle((title) => line === `${number}. ${title}`, entries, translated);
}

/** Finds the entry whose title, in any language, is the one that is meant. */
function withTitle(
  isMeant: (title: string) => boolean,
  entries: readonly HelpEntry[],
  translated: TranslatedHelp,
): TitledEntry | undefined {
  const english = entries.find(({ title }) => isMeant(title));
  if (english) return { entry: english, language: undefined };
  for (const [code, articles] of Object.entries(translated)) {
    const name = articles.find(({ title }) => isMeant(title))?.name;
    const entry = entries.find((one) => one.name === name);
    if (entry) return { entry, language: { code, notice: '' } };
  }
  return undefined;
}

function answerWithLink(entry: HelpEntry, voice: Voice, part?: string): string {
  return `${voice.textOf(entry, part)}\n\n${voice.say('server.chat.see', { page: entry.page })}`;
}

function inDoubt(guessed: HelpEntry, others: readonly HelpEntry[], voice: Voice): string {
  const offer = others.length > 0 ? [voice.say('server.chat.others'), numbered(others, voice)] : [];
  return [voice.say('server.chat.guess'), answerWithLink(guessed, voice), ...offer, toSupport(voice)].join(
    '\n\n',
  );
}

function unsure(offered: readonly HelpEntry[], voice: Voice): string {
  const offer =
    offered.length > 0
      ? [voice.say('server.chat.unsure'), numbered(offered, voice)]
      : [voice.say('server.chat.unknown')];
  return [...offer, toSupport(voice), voice.say('server.chat.see', { page: SUPPORT_PAGE })].join('\n\n');
}

function numbered(offered: readonly HelpEntry[], voice: Voice): string {
  return offered.map((entry, index) => `${index + 1}. ${voice.titleOf(entry)}`).join('\n');
}

function toSupport(voice: Voice): string {
  return voice.say('server.chat.write', { email: supportEmail });
}
