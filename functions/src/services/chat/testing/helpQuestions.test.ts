import { describe, expect, it } from 'vitest';
import { DocumentationAnswerer } from '../DocumentationAnswerer.ts';
import { helpSources } from '../helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { answerNames, gradeAnswers } from './gradeAnswers.ts';
import { helpQuestions } from './helpQuestions.ts';

const answerer = new DocumentationAnswerer(helpSources.map(parseHelpEntry), {}, 0);

describe('the questions of docs/help/questions', () => {
  it('want answers that there are', () => {
    const wanted = helpQuestions.flatMap(({ want, partly }) => [...want, ...partly]);
    expect(wanted.filter((name) => !answerNames.has(name))).toEqual([]);
    expect(helpQuestions.length).toBeGreaterThan(300);
  });

  it.each([
    ['reported', 0.85, 0.03],
    ['unseen', 0.9, 0.02],
  ] as const)(
    'of %s.json are answered: at least %d rightly, at most %d wrongly, none if money is at stake',
    async (part, minRight, maxWrong) => {
      const graded = await gradeAnswers(
        answerer,
        helpQuestions.filter((question) => question.part === part),
      );
      const wrong = graded.filter(({ grade }) => grade === 'wrong');
      const asked = wrong.map(({ question, got }) => `${question.messages.join(' / ')}: ${got}`);
      expect(wrong.filter(({ question }) => question.isAboutMoney)).toEqual([]);
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(maxWrong * graded.length);
      const right = graded.filter(({ grade }) => grade === 'right');
      expect(right.length).toBeGreaterThanOrEqual(minRight * graded.length);
    },
    60_000,
  );
});
