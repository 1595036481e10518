import { requestCost } from '../services/limits/requestCost.ts';
import { simulatorOf } from '../services/simulation/simulatorOf.ts';
import type { Question } from './Question.ts';

/** Simulation of a call, or of several in order. */
export const simulation: Question<'simulation'> = {
  // Apart from quotes, and without the daily budget: a form's quotes must not block the review of what is signed next.
  costs: ({ next = [] }) => [
    { budget: 'simulate', units: requestCost.simulation + next.length * requestCost.simulatedCall },
  ],
  run: async (question) => simulatorOf(question.network).simulate(question),
};
