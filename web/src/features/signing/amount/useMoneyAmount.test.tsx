import { numberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { chosenCurrency } from '../../../lib/money/chosenCurrency.ts';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useMoneyAmount } from './useMoneyAmount.ts';

setUpComponentTests();
beforeEach(() => {
  chosenCurrency.choose('USD');
  knownRates.hear({ EUR: 0.5, JPY: 150 });
});

/** Amount of a form, in coin; `price` is in dollars. */
function open(coin = '', price = 2_000) {
  return renderHook(
    ({ usd }) => {
      const [text, setCoin] = useState(coin);
      const money = useMoneyAmount({
        price: { usd, isSample: false },
        amount: text === '' ? undefined : parseAmount(text),
        style: numberStyle('en-US'),
        setCoin,
        isFrozen: false,
      });
      return { ...money, coin: text };
    },
    { initialProps: { usd: price } },
  ).result;
}

// Regression: with another display currency, Send still asked for US dollars.
test('money is typed in the display currency, at its rate', () => {
  chosenCurrency.choose('EUR');
  const result = open();
  expect(result.current.code).toBe('EUR');
  act(() => result.current.toMoney());
  act(() => result.current.type('100.50'));
  expect(result.current.coin).toBe('0.1005');
});

test('yen have no decimals, and the field shows that', () => {
  chosenCurrency.choose('JPY');
  const result = open('0.25');
  act(() => result.current.toMoney());
  expect(result.current.text).toBe('75000');
  act(() => result.current.type('75000.5'));
  expect(result.current.problem).toBe('send.money.decimals {"currency":"JPY","count":0}');
  expect(result.current.coin).toBe('');
});

test('falls back to dollars without the rate of the display currency', () => {
  chosenCurrency.choose('CHF');
  const result = open();
  expect(result.current.code).toBe('USD');
});

test('a sum started in one currency is never read in another', () => {
  chosenCurrency.choose('EUR');
  const result = open();
  act(() => result.current.toMoney());
  act(() => result.current.type('100'));
  expect(result.current.coin).toBe('0.1');
  act(() => chosenCurrency.choose('USD'));
  expect(result.current.isPriceless).toBe(true);
  expect(result.current.coin).toBe('');
});

// Regression: the value of the maximum was rounded above the balance, and switching back left dust.
test('switching to money and back preserves the amount, to the wei', () => {
  const result = open('0.999999999999999999');
  act(() => result.current.toMoney());
  expect(result.current.text).toBe('1999.99');
  expect(result.current.coin).toBe('0.999999999999999999');
  act(() => result.current.toCoin());
  expect(result.current.coin).toBe('0.999999999999999999');
});
