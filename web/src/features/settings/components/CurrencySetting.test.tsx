import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { knownRates } from '../../../lib/money/knownRates.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { CurrencySetting } from './CurrencySetting.tsx';

setUpComponentTests();

test('defaults to dollars, and shows where a rate is unknown', async () => {
  const user = userEvent.setup();
  render(<CurrencySetting />, { wrapper: AppShell });
  const field = screen.getByRole('combobox', { name: 'Currency' });
  expect(field.textContent).toBe('USD');

  await user.click(field);
  await user.click(screen.getByRole('option', { name: /^ZAR/ }));
  expect(field.textContent).toBe('ZAR');
  expect(window.localStorage.getItem('settings.currency')).toBe('ZAR');
  expect(screen.getByText(/no exchange rate for ZAR is available/i)).toBeDefined();

  act(() => knownRates.hear({ ZAR: 18.1 }));
  expect(screen.queryByText(/no exchange rate for ZAR is available/i)).toBeNull();
});
