import { requireActiveAccount } from '../services/account/requireActiveAccount.ts';
import { BackfillRequests } from '../services/incoming/BackfillRequests.ts';
import { cloudTasksBackfills } from '../services/incoming/cloudTasksBackfills.ts';
import { configuredScanner } from '../services/incoming/configuredScanner.ts';
import { ScanCharge } from '../services/incoming/ScanCharge.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

const backfills = new BackfillRequests(cloudTasksBackfills);
const charge = new ScanCharge();

/** Scan for incoming transfers, which records what it finds. */
export const incoming: Question<'incoming'> = {
  costs: (question, userId) => {
    const units = charge.unitsOf(userId, question);
    return [
      // A count of its own would read and write two documents more with every poll.
      { budget: 'read', units: 1 },
      ...(units > 1 ? [{ budget: 'incoming' as const, units: units - 1 }] : []),
    ];
  },
  needs: 'changes',
  needsDailyBudget: true,
  timeout: timeouts.incoming,
  run: async (question, { userId, isAwaited }) => {
    const answer = await charge.scan(userId, () =>
      configuredScanner(requireActiveAccount).scan(userId, question, isAwaited),
    );
    // No answer waits for it: a late one would lose the notices it has taken.
    void backfills.request(userId, answer);
    return answer;
  },
};
