import { documentsPerDayParam, nodeQuestionsPerDayParam } from '../../configuration.ts';
import { attempts } from '../../data/attempts.ts';
import { DailyBudget } from './DailyBudget.ts';

/**
 * Daily quotas as configured; one object per instance, since it remembers the users who have used theirs up.
 */
export const configuredBudget = new DailyBudget({
  counter: attempts,
  perDay: () => ({ questions: nodeQuestionsPerDayParam.value(), documents: documentsPerDayParam.value() }),
});
