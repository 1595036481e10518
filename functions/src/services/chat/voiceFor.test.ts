import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { parseHelpTranslation } from '@everything-wallet/core/help/parseHelpTranslation';
import type { ChatMessage } from '@everything-wallet/core/chat/chatRequestSchema';
import { expect, it } from 'vitest';
import { chatTexts } from './chatTexts.ts';
import { findAnswer } from './findAnswer.ts';
import { helpSources, translatedHelpSources } from './helpSources.ts';
import { AnswerJudge } from './learned/AnswerJudge.ts';
import { trainedHelpJudge } from './learned/trainedHelpJudge.ts';

/* The language of answers: that of the question, if the help is translated into it. */

const entries = helpSources.map(parseHelpEntry);
const translated = Object.fromEntries(
  Object.entries(translatedHelpSources).map(([tag, sources]) => [tag, sources.map(parseHelpTranslation)]),
);
const judge = new AnswerJudge(trainedHelpJudge());
const ask = (...contents: readonly string[]) =>
  findAnswer(
    contents.map((content, index): ChatMessage => ({
      role: index % 2 === 0 ? 'user' : 'assistant',
      content,
    })),
    entries,
    judge,
    translated,
  );
const articleOf = (tag: string, name: string) => translated[tag]?.find((article) => article.name === name);
const firstParagraph = (text = '') => text.split('\n\n')[0] ?? '';

it.each([
  ['de', 'Ich habe mein Passwort vergessen', 'lost-password', 'Siehe: /auth'],
  ['es', 'olvidé mi contraseña', 'lost-password', 'Consulta: /auth'],
  ['de', 'was kostet eine Überweisung?', 'fees', 'Siehe: /wallet'],
])('in %s: %s', (tag, question, name, see) => {
  const answer = ask(question);
  expect(answer).toContain(firstParagraph(articleOf(tag, name)?.text));
  expect(answer).toContain(see);
  expect(answer).not.toContain(chatTexts.en['server.chat.write'].slice(0, 20));
});

it('finds each translated answer by its own title', () => {
  for (const [tag, articles] of Object.entries(translated)) {
    const missed = articles.filter(({ title, text }) => !ask(title).startsWith(firstParagraph(text)));
    expect(missed.map(({ name }) => `${tag}: ${name}`)).toEqual([]);
  }
});

it('offers titles in the language of the question, and answers the chosen one in it', () => {
  const title = articleOf('de', 'fees')?.title ?? '';
  const answer = ask('?', `${chatTexts['de']?.['server.chat.unsure'] ?? ''}\n\n1. ${title}`, '1');
  expect(answer).toBe(`${articleOf('de', 'fees')?.text ?? ''}\n\nSiehe: /wallet`);
});

it('answers a language without the help in English, and says so in that language', () => {
  const answer = ask('ho dimenticato la mia password');
  expect(answer).toMatch(/^Posso rispondere solo in inglese/);
  expect(answer).toContain('See: /auth');
});
