import { configuredMarket } from '../services/prices/configuredPrices.ts';
import { downsample } from '../services/prices/downsample.ts';
import type { Question } from './Question.ts';
import { timeouts } from './timeouts.ts';

/** Points of past prices in an answer: more than a chart on a phone shows, and few enough for twenty series. */
const MAX_POINTS = 180;

/** Past prices of coins and tokens. */
export const pastPrices: Question<'pastPrices'> = {
  // Each is a request to the source, unless it is cached.
  costs: ({ assets }) => [{ budget: 'read', units: assets.length }],
  timeout: timeouts.prices,
  run: async ({ assets, days }, { userId }) => {
    const { series, ...rest } = await configuredMarket().past.getSeries(assets, days, userId);
    return {
      ...rest,
      series: series.map((each) => each && { points: downsample(each.points, MAX_POINTS) }),
    };
  },
};
