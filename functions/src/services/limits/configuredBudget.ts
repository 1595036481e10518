import { documentsPerDayParam, nodeQuestionsPerDayParam } from '../../configuration.ts';
import { attempts } from '../../data/attempts.ts';
import { DailyBudget } from './DailyBudget.ts';

/** What users may use in a day, as it is configured; one object an instance, since it remembers who has used it up. */
export const configuredBudget = new DailyBudget({
  counter: attempts,
  perDay: () => ({ questions: nodeQuestionsPerDayParam.value(), documents: documentsPerDayParam.value() }),
});
