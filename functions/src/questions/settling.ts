import { reconcileUser } from '../services/transactions/reconcileUser.ts';
import type { Question } from './Question.ts';

/** Reconciliation of the user's pending transactions. */
export const settling: Question<'settling'> = {
  costs: () => [{ budget: 'settle', units: 1 }],
  needs: 'changes',
  run: async (_, { userId }) => ({ pending: await reconcileUser(userId) }),
};
