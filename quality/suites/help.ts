import { DocumentationAnswerer } from '../../functions/src/services/chat/DocumentationAnswerer.ts';
import { helpSources } from '../../functions/src/services/chat/helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { gradeAnswers, type Grade } from '../../functions/src/services/chat/testing/gradeAnswers.ts';
import { helpQuestions, reportedParts } from '../../functions/src/services/chat/testing/helpQuestions.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Bounds of the reported parts: least right, most wrong; where money is at stake none may be wrong. */
const MIN_RIGHT = { reported: 0.85, unseen: 0.9 } as const;
const MAX_WRONG = { reported: 0.03, unseen: 0.02 } as const;

/**
 * Answers the questions of docs/help/questions with the built-in answerer, and reports the share of right
 * answers in each part.
 *
 * For reported parts it names no question, except a wrong answer where money is at stake.
 */
export const help: QualitySuite = {
  claim:
    'Of questions outside its working set, the help chat answers at least 85% (reported) and 90% (unseen when first asked) right, at most 3% and 2% wrong, and no question wrong where money is at stake.',
  gaps: [
    'The unseen questions were answered 86.6% right, 2.5% wrong of 157 when first asked; the figure above is from after similar examples were added. A third batch, asked once: 87.9% right, 1.7% wrong of 58.',
    "An independent author's two batches of 155 were answered 47.7% and 45.8% right, 12.3% and 16.1% wrong, 11 wrong answers of each with money at stake. The goal of 90% is not met.",
    'In three earlier unseen batches, 81.5% of 520 were right and 2.7% wrong, 3 of 177 with money at stake. The goals of 85% and 0 are not met.',
  ],
  async work({ log }) {
    const answerer = new DocumentationAnswerer(helpSources.map(parseHelpEntry), {}, 0);
    const failures: string[] = [];
    const figures: string[] = [];
    let passed = 0;
    for (const part of ['working', ...reportedParts] as const) {
      const graded = await gradeAnswers(
        answerer,
        helpQuestions.filter((question) => question.part === part),
      );
      const count = (grade: Grade) => graded.filter((answer) => answer.grade === grade).length;
      const share = (grade: Grade) => `${((100 * count(grade)) / graded.length).toFixed(1)} % ${grade}`;
      const wrongOfMoney = graded.filter(({ grade, question }) => grade === 'wrong' && question.isAboutMoney);
      const shares = (['right', 'partly', 'wrong', 'unknown'] as const).map(share).join(', ');
      log(
        `  ${part}, ${graded.length} questions: ${shares}; ${wrongOfMoney.length} wrong where money is at stake`,
      );
      if (part === 'working') {
        for (const { question, grade, got } of graded) {
          if (grade !== 'right') log(`  ${grade}, ${got}: ${question.messages.join(' / ')}`);
        }
        continue;
      }
      passed += count('right');
      figures.push(
        `${part}: ${share('right')}, ${share('wrong')} of ${graded.length}, ${wrongOfMoney.length} wrong with money at stake`,
      );
      if (count('right') < MIN_RIGHT[part] * graded.length) failures.push(`${part}: only ${share('right')}`);
      if (count('wrong') > MAX_WRONG[part] * graded.length) failures.push(`${part}: ${share('wrong')}`);
      for (const { question, got } of wrongOfMoney) {
        failures.push(`${part}, money at stake: ${question.messages.join(' / ')}: ${got}`);
      }
    }
    return { passed, failed: failures.length, skipped: 0, failures, figures };
  },
};
