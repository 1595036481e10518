import { texts } from '@everything-wallet/core/texts/texts';
import type { Answerer } from '../Answerer.ts';
import { helpSources } from '../helpSources.ts';
import { languages } from '../languages/languages.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import type { HelpQuestion } from './helpQuestions.ts';

/** Grade of an answer. */
export type Grade = 'right' | 'partly' | 'unknown' | 'wrong';

interface GradedAnswer {
  readonly question: HelpQuestion;
  readonly grade: Grade;
  /** The answer: a file of docs/help without '.md', or a reply's name. */
  readonly got: string;
}

const entries = helpSources.map(parseHelpEntry);

const replies = ['advice', 'crime', 'distress', 'greeting', 'thanks', 'vague'] as const;

/** The names that a question may want as its answer. */
export const answerNames: ReadonlySet<string> = new Set([
  ...entries.map(({ name }) => name),
  ...replies,
  'unknown',
]);

/** Asks every question as a user does, by messages alone, and grades the text of the answer. */
export async function gradeAnswers(
  answerer: Answerer,
  questions: readonly HelpQuestion[],
): Promise<GradedAnswer[]> {
  const graded: GradedAnswer[] = [];
  for (const question of questions)
    graded.push({ question, ...grade(question, await ask(answerer, question)) });
  return graded;
}

async function ask(answerer: Answerer, { messages }: HelpQuestion): Promise<string> {
  const conversation: { role: 'user' | 'assistant'; content: string }[] = [];
  let answer = '';
  for (const content of messages) {
    conversation.push({ role: 'user', content });
    answer = '';
    for await (const piece of answerer.answer(conversation, new AbortController().signal)) answer += piece;
    conversation.push({ role: 'assistant', content: answer });
  }
  return answer;
}

function grade(question: HelpQuestion, answer: string): { grade: Grade; got: string } {
  const { want, partly, language, isAboutSeveral } = question;
  const given = givenIn(answer);
  const got = given.join(' + ') || 'unknown';
  const names = given.length > 0 ? given : ['unknown'];
  const isRight = isAboutSeveral
    ? want.every((name) => names.includes(name))
    : want.includes(names[0] ?? '') && names.every((name) => want.includes(name) || partly.includes(name));
  if (isRight) return { grade: isInLanguage(answer, language) ? 'right' : 'partly', got };
  if (names.some((name) => want.includes(name) || partly.includes(name))) return { grade: 'partly', got };
  const isOffered = entries.some(({ name, title }) => want.includes(name) && answer.includes(`. ${title}`));
  const isGuess = answer.includes(texts['server.chat.guess']);
  if (given.length > 0 && !(isGuess && isOffered)) return { grade: 'wrong', got };
  return { grade: isOffered ? 'partly' : 'unknown', got };
}

/** The answers in a text, in their order: an entry of the help by its first paragraph, which is never left out. */
function givenIn(answer: string): readonly string[] {
  const places = entries.map(({ name, text }) => ({
    name,
    at: answer.indexOf(text.split('\n\n', 1)[0] ?? text),
  }));
  const given = places.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
  const reply = replies.find((name) => answer.includes(texts[`server.chat.${name}`]));
  return given.length > 0 ? given.map(({ name }) => name) : reply === undefined ? [] : [reply];
}

/** Returns true if an answer begins with the sentence, in the question's language, that it is in English. */
function isInLanguage(answer: string, language: string | undefined): boolean {
  const { notice } = languages.find(({ code }) => code === language) ?? { notice: '' };
  return answer.startsWith(notice);
}
