import type { CurrencyCode } from '@everything-wallet/core/money/currencyCodes';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { blockStorage } from '../../testing/blockStorage.ts';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { chosenCurrency } from './chosenCurrency.ts';
import { knownRates } from './knownRates.ts';
import { useMoney } from './useMoney.ts';

setUpComponentTests();

const rates = { EUR: 0.92, GBP: 0.79, JPY: 155.3, CHF: 0.88, INR: 84.4, KRW: 1395.5, CAD: 1.4 };

function renderMoney(code: CurrencyCode) {
  chosenCurrency.choose(code);
  const { result } = renderHook(() => useMoney());
  return () => result.current;
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each<[CurrencyCode, string]>([
  ['USD', '$1,234.56'],
  ['EUR', '€1,135.80'],
  ['GBP', '£975.30'],
  ['JPY', '¥191,727'],
  ['CHF', 'CHF 1,086.41'],
  ['INR', '₹104,196.86'],
  ['KRW', '₩1,722,828'],
  ['CAD', 'CA$1,728.38'],
])('1234.56 dollars in %s are %s', (code, text) => {
  knownRates.hear(rates);
  expect(plain(renderMoney(code)().format('1234.56'))).toBe(text);
});

test('an unknown value is a dash, and 0 is 0', () => {
  knownRates.hear(rates);
  const money = renderMoney('EUR');
  expect(money().format(undefined)).toBe('—');
  expect(money().formatPrice(undefined)).toBe('—');
  expect(money().format('0')).toBe('€0.00');
});

test('is rounded once, after it was converted', () => {
  knownRates.hear({ KRW: 1395.5 });
  // Rounded to the cent first it would be ₩0.
  expect(renderMoney('KRW')().format('0.004')).toBe('₩6');
});

test('is drawn in the same money', () => {
  knownRates.hear(rates);
  expect(renderMoney('EUR')().drawn('2500000.5')).toBe(2300000.46);
});

test.each([
  [3021.555, '€2,779.83'],
  [0.00002471, '€0.00002273'],
  [2.471e-9, '€0.000000002273'],
  [0.5, '€0.46'],
  [0, '€0.00'],
])('the price of one has significant digits: %d', (usd, text) => {
  knownRates.hear(rates);
  expect(renderMoney('EUR')().formatPrice(usd)).toBe(text);
});

describe('without a rate', () => {
  test('dollars replace it with their own sign, and the missing currency is named', () => {
    knownRates.hear({ EUR: 0.92 });
    const money = renderMoney('SEK');
    expect(money()).toMatchObject({ code: 'USD', missing: 'SEK' });
    expect(money().format('12.5')).toBe('$12.50');
  });

  test('values change to the currency as soon as its rate arrives', () => {
    knownRates.hear({ EUR: 0.92 });
    const money = renderMoney('SEK');
    act(() => knownRates.hear({ SEK: 10 }));
    expect(money()).toMatchObject({ code: 'SEK', missing: undefined });
    expect(plain(money().format('12.5'))).toBe('SEK 125.00');
  });

  test('an answer without rates removes none', () => {
    knownRates.hear({ EUR: 0.92 });
    knownRates.hear(undefined);
    knownRates.hear({});
    expect(renderMoney('EUR')().format('1')).toBe('€0.92');
  });

  test('a rate of yesterday is not used', () => {
    vi.useFakeTimers();
    knownRates.hear({ EUR: 0.92 });
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
    expect(renderMoney('EUR')()).toMatchObject({ code: 'USD', missing: 'EUR' });
  });
});

describe('the choice', () => {
  test('changes the values on the screen', () => {
    knownRates.hear(rates);
    const money = renderMoney('EUR');
    act(() => chosenCurrency.choose('GBP'));
    expect(money().format('1')).toBe('£0.79');
  });

  test('in another tab applies, and an unknown one means dollars', () => {
    knownRates.hear(rates);
    const money = renderMoney('USD');
    const choose = (code: string) => {
      window.localStorage.setItem('settings.currency', code);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'settings.currency' })));
    };
    choose('EUR');
    expect(money().code).toBe('EUR');
    choose('<b>');
    expect(money()).toMatchObject({ code: 'USD', missing: undefined });
  });

  test('lasts until the page is closed where the browser stores nothing', () => {
    blockStorage();
    knownRates.hear(rates);
    expect(renderMoney('EUR')().format('1')).toBe('€0.92');
  });
});

describe('after a reload', () => {
  /** Loads the modules again, as a page reload does. */
  async function reloaded() {
    vi.resetModules();
    return (await import('./knownRates.ts')).knownRates;
  }

  test("the chosen currency's last rate is known before the server has answered", async () => {
    chosenCurrency.choose('EUR');
    knownRates.hear(rates);
    const after = await reloaded();
    expect(after.rateOf('EUR')).toBe(0.92);
    expect(after.rateOf('GBP')).toBeUndefined();
  });

  test.each(['', 'EUR', 'EUR 0 1764000000000', 'EUR 1e9 1764000000000', '{"EUR":2}', 'EUR -1 1'])(
    'an invalid stored text (%j) is no rate',
    async (text) => {
      window.localStorage.setItem('money.rate', text);
      expect((await reloaded()).rateOf('EUR')).toBeUndefined();
    },
  );
});
