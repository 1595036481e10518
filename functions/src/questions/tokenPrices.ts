import { configuredMarket } from '../services/prices/configuredPrices.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

/** Tokens whose prices are one unit: the owner of 200 can ask twice a minute, and the number of contracts stays limited. */
const TOKENS_PER_UNIT = 10;

/** Prices of tokens, by their contracts. */
export const tokenPrices: Question<'tokenPrices'> = {
  costs: ({ tokens }) => [{ budget: 'read', units: Math.ceil(tokens.length / TOKENS_PER_UNIT) }],
  timeout: timeouts.prices,
  run: ({ tokens }, { userId }) => configuredMarket().tokens.getPrices(tokens, userId),
};
