import { DocumentationAnswerer } from '../../../functions/src/services/chat/DocumentationAnswerer.ts';
import { helpSources } from '../../../functions/src/services/chat/helpSources.ts';
import { parseHelpEntry } from '@everything-wallet/core/help/parseHelpEntry';
import { gradeAnswers, type Grade } from '../../../functions/src/services/chat/testing/gradeAnswers.ts';
import { helpQuestions } from '../../../functions/src/services/chat/testing/helpQuestions.ts';
import type { QualitySuite } from '../QualitySuite.ts';

/** Of the reported half, how many must be right and may be wrong; where money is at stake none may. */
const LEAST_RIGHT = 0.85;
const MOST_WRONG = 0.03;

/**
 * Asks the embedded answerer the questions of docs/help/questions, and tells the shares of both halves.
 *
 * Of the half that is reported it names no question, unless it is answered wrongly where money is at stake.
 */
export const help: QualitySuite = {
  async work({ log }) {
    const answerer = new DocumentationAnswerer(helpSources.map(parseHelpEntry), 0);
    const failures: string[] = [];
    let passed = 0;
    for (const half of ['working', 'reported'] as const) {
      const graded = await gradeAnswers(
        answerer,
        helpQuestions.filter((question) => question.half === half),
      );
      const count = (grade: Grade) => graded.filter((answer) => answer.grade === grade).length;
      const share = (grade: Grade) => `${((100 * count(grade)) / graded.length).toFixed(1)} % ${grade}`;
      const wrongOfMoney = graded.filter(
        ({ grade, question }) => grade === 'wrong' && question.isAboutMoney,
      ).length;
      const shares = (['right', 'partly', 'wrong', 'unknown'] as const).map(share).join(', ');
      log(
        `  ${half} half, ${graded.length} questions: ${shares}; ${wrongOfMoney} wrong where money is at stake`,
      );
      if (half === 'working') {
        for (const { question, grade, got } of graded) {
          if (grade !== 'right') log(`  ${grade}, ${got}: ${question.messages.join(' / ')}`);
        }
        continue;
      }
      passed = count('right');
      if (count('right') < LEAST_RIGHT * graded.length) failures.push(`only ${share('right')}`);
      if (count('wrong') > MOST_WRONG * graded.length) failures.push(share('wrong'));
      if (wrongOfMoney > 0) failures.push(`${wrongOfMoney} wrong where money is at stake`);
    }
    return { passed, failed: failures.length, skipped: 0, failures };
  },
};
