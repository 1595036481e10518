import { expect, test } from 'vitest';
import { ratesSchema } from './rates.ts';

test('leaves out invalid rates and currencies that are not offered', () => {
  const rates = { EUR: 0.92, JPY: 0, GBP: -1, CHF: Number.NaN, INR: 1e30, SEK: '10.4', KRW: null, XDR: 0.7 };
  expect(ratesSchema.parse({ ...rates, constructor: 2 })).toEqual({ EUR: 0.92 });
});
