import { requestCost } from '../services/limits/requestCost.ts';
import { proofsOf } from '../services/proofs/proofsOf.ts';
import type { Question } from './Question.ts';

/** Proof of a balance. */
export const proof: Question<'proof'> = {
  costs: () => [{ budget: 'read', units: requestCost.proof }],
  run: async ({ network, address }) => proofsOf(network).prove(address),
};
