import { attempts } from '../../data/attempts.ts';
import { DailyBudget } from './DailyBudget.ts';

/** Requests to nodes that the backfills of a user may make in a day. */
const REQUESTS_PER_DAY = 20_000;

/** Daily limit of backfills, beside that of the user's own questions: a backfill must not use up what an open wallet needs. */
export const backfillBudget = new DailyBudget({
  counter: attempts,
  name: 'backfill',
  perDay: () => ({ questions: REQUESTS_PER_DAY }),
});
