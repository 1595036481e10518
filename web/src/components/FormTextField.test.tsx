import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { TextId } from '../texts/texts.ts';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { FormTextField } from './FormTextField.tsx';

setUpComponentTests();

const schema = z.object({ amount: z.string().min(1, 'send.error.amountZero' satisfies TextId) });

function AmountForm({ problem }: { problem?: TextId }) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    mode: 'onTouched',
    defaultValues: { amount: '' },
  });
  return (
    <form onSubmit={(event) => void handleSubmit(() => undefined)(event)}>
      <FormTextField
        control={control}
        name="amount"
        label="Amount"
        helperText="Available: 1 ETH"
        problem={problem}
      />
      <button>Send</button>
    </form>
  );
}

const renderForm = (problem?: TextId) =>
  render(<AmountForm {...(problem && { problem })} />, { wrapper: AppShell });
const field = () => screen.getByLabelText<HTMLInputElement>('Amount');

/** Finds the description of the field as a screen reader does. */
const description = () =>
  document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

test('a field without a complaint shows its hint', () => {
  renderForm();
  expect(description()).toBe('Available: 1 ETH');
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test("the schema's complaint is the catalogue's sentence, in place of the hint", async () => {
  renderForm();
  fireEvent.click(screen.getByText('Send'));
  expect(await screen.findByText('Enter an amount greater than 0')).toBeTruthy();
  expect(description()).toBe('Enter an amount greater than 0');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
});

test('a problem that the schema cannot know of is shown', () => {
  renderForm('send.error.insufficientFunds');
  expect(description()).toBe('Amount plus network fee is more than your balance');
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

test("the schema's complaint comes before such a problem", async () => {
  renderForm('send.error.insufficientFunds');
  fireEvent.click(screen.getByText('Send'));
  await screen.findByText('Enter an amount greater than 0');
  expect(description()).toBe('Enter an amount greater than 0');
});

test('typing changes the field, and removes the error', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(screen.getByText('Send'));
  await screen.findByText('Enter an amount greater than 0');
  await user.type(field(), '0.25');
  expect(field().value).toBe('0.25');
  expect(description()).toBe('Available: 1 ETH');
});

// Regression: 'Please fill in all fields' appeared in red as soon as the focus left an empty amount.
test('an empty field that is passed through has no complaint until the form is submitted', async () => {
  const user = userEvent.setup();
  renderForm();
  await user.click(field());
  await user.tab();
  expect(description()).toBe('Available: 1 ETH');
  expect(field().getAttribute('aria-invalid')).toBe('false');
  await user.click(screen.getByText('Send'));
  expect(await screen.findByText('Enter an amount greater than 0')).toBeTruthy();
});
