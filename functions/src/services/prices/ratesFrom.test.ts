import { expect, it } from 'vitest';
import { ratesFrom } from './ratesFrom.ts';

const bitcoin = { usd: 100_000, eur: 92_000, jpy: 15_530_000, gbp: 79_000, inr: 8_440_000 };
const ether = { usd: 3_000, eur: 2_761, jpy: 466_000, gbp: 2_370, inr: 253_500 };

it("are a coin's price in each currency, divided by its price in dollars", () => {
  expect(ratesFrom(bitcoin, ether)).toEqual({ EUR: 0.92, JPY: 155.3, GBP: 0.79, INR: 84.4 });
});

it.each([
  ['two coins say otherwise', { ...ether, eur: 3_000 }],
  ['one is missing', { ...ether, eur: undefined }],
  ['one is a text', { ...ether, eur: '2761' }],
  ['one is nothing', { ...ether, eur: 0 }],
  ['one is beyond all measure', { ...ether, eur: 1e30 }],
])('leave a currency out if %s', (_, second) => {
  expect(Object.keys(ratesFrom(bitcoin, second))).toEqual(['GBP', 'JPY', 'INR']);
});

it('are empty without a dollar price, or with impossible prices of both coins', () => {
  expect(ratesFrom({ ...bitcoin, usd: 0 }, ether)).toEqual({});
  expect(ratesFrom({ usd: 1, eur: 1e9 }, { usd: 1, eur: 1e9 })).toEqual({});
  expect(ratesFrom({}, {})).toEqual({});
});
