import { numberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { swapSchema } from '@everything-wallet/core/swaps/swapSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { AmountField } from './AmountField.tsx';

setUpComponentTests();

const speak = (language: string) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);

function AmountForm({ decimals, language }: { decimals?: number; language: string }) {
  const { control } = useForm({
    resolver: zodResolver(swapSchema(numberStyle(language))),
    mode: 'onTouched',
    defaultValues: { amount: '' },
  });
  return <AmountField control={control} name="amount" label="Amount" {...(decimals && { decimals })} />;
}

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});

function renderField(language = 'en-US', decimals?: number) {
  speak(language);
  render(<AmountForm language={language} {...(decimals && { decimals })} />, { wrapper: AppShell });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount');
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

test('is a field for text with a keyboard for decimals, which no browser fills in', () => {
  renderField();
  expect(field().type).toBe('text');
  expect(field().inputMode).toBe('decimal');
  expect(field().autocomplete).toBe('off');
});

describe('typed or pasted text remains unchanged', () => {
  // Regression: a number field dropped the comma, and 15 was sent.
  test.each(['1,5', '1,500', '1e18', '-1', '١٫٥', 'abc', '1 500'])('%s', async (text) => {
    renderField();
    await user.type(field(), text);
    expect(field().value).toBe(text);
    await user.clear(field());
    await user.paste(text);
    expect(field().value).toBe(text);
  });
});

test('shows the parsed amount where it was typed differently', async () => {
  renderField();
  await user.type(field(), '1,5');
  expect(description()).toBe('Read as 1.5');
  await user.clear(field());
  await user.type(field(), '1.5');
  expect(description()).toBeUndefined();
});

test.each([
  ['en-US', '1,500', '“1,500” could mean 1.5 or 1500. Enter the one you mean.'],
  ['en-DK', '1.500', '“1.500” could mean 1.5 or 1500. Enter the one you mean.'],
])('%s: both readings of %s are shown immediately', async (language, text, sentence) => {
  renderField(language);
  await user.type(field(), text);
  expect(description()).toBe(sentence);
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

describe('the arrow keys', () => {
  test('step by 0.001, exactly, and never below 0', async () => {
    renderField();
    await user.type(field(), '{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('0.002');
    await user.type(field(), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field().value).toBe('0');
    await user.clear(field());
    await user.type(field(), '9007199254740993,1{ArrowUp}');
    expect(field().value).toBe('9007199254740993.101');
  });

  test('write an unambiguous amount', async () => {
    renderField('en-DK');
    await user.type(field(), '1,2339{ArrowUp}');
    expect(field().value).toBe('1,2340');
    expect(field().getAttribute('aria-invalid')).toBe('false');
  });

  test('ignore text that is no amount, and modified keys', async () => {
    renderField();
    await user.type(field(), '1,500{ArrowUp}');
    expect(field().value).toBe('1,500');
    await user.clear(field());
    await user.type(field(), '1{Alt>}{ArrowUp}{/Alt}');
    expect(field().value).toBe('1');
  });

  test('know the decimals of a token', async () => {
    renderField('en-US', 2);
    await user.type(field(), '1{ArrowUp}');
    expect(field().value).toBe('1.01');
  });
});

test('the wheel changes nothing', async () => {
  renderField();
  await user.type(field(), '1.5');
  fireEvent.wheel(field(), { deltaY: -100 });
  expect(field().value).toBe('1.5');
});
