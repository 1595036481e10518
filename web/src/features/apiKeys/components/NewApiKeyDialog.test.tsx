import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';

setUpComponentTests();

// Regression: a key made with the default choices could broadcast on mainnets and never expired.
test('defaults to the safest key: test, read-only, with an expiry', () => {
  render(<NewApiKeyDialog userId="alice" onCreated={vi.fn()} onClose={vi.fn()} />, { wrapper: AppShell });
  const checked = (role: string, name: RegExp) =>
    screen.getByRole<HTMLInputElement>(role, { name, hidden: true }).checked;
  expect(checked('checkbox', /^Read/)).toBe(true);
  expect(checked('checkbox', /^Broadcast/)).toBe(false);
  expect(checked('switch', /^Testnets only/)).toBe(true);
  expect(screen.getByRole('combobox', { name: 'Expires', hidden: true }).textContent).toBe('In 90 days');
});
