import { configuredPrices } from '../services/prices/configuredPrices.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

/** Prices of coins. */
export const prices: Question<'prices'> = {
  costs: () => [{ budget: 'read', units: 1 }],
  timeout: timeouts.prices,
  run: ({ symbols }) => configuredPrices().getPrices(symbols),
};
