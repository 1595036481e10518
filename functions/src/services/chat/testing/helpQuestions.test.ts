import { describe, expect, it } from 'vitest';
import { DocumentationAnswerer } from '../DocumentationAnswerer.ts';
import { helpSources } from '../helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { answerNames, gradeAnswers } from './gradeAnswers.ts';
import { helpQuestions } from './helpQuestions.ts';

const answerer = new DocumentationAnswerer(helpSources.map(parseHelpEntry), 0);
const reported = helpQuestions.filter(({ half }) => half === 'reported');

describe('the questions of docs/help/questions', () => {
  it('want answers that there are', () => {
    const wanted = helpQuestions.flatMap(({ want, partly }) => [...want, ...partly]);
    expect(wanted.filter((name) => !answerNames.has(name))).toEqual([]);
    expect(helpQuestions.length).toBeGreaterThan(300);
  });

  it('are answered: of the reported ones 85 % rightly, 3 % wrongly at most, none where money is at stake', async () => {
    const graded = await gradeAnswers(answerer, reported);
    const wrong = graded.filter(({ grade }) => grade === 'wrong');
    const asked = wrong.map(({ question, got }) => `${question.messages.join(' / ')}: ${got}`);
    expect(wrong.filter(({ question }) => question.isAboutMoney)).toEqual([]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(0.03 * graded.length);
    const right = graded.filter(({ grade }) => grade === 'right');
    expect(right.length).toBeGreaterThanOrEqual(0.85 * graded.length);
  }, 60_000);
});
