import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { UnknownOutcomeAlert } from './UnknownOutcomeAlert.tsx';

setUpComponentTests();

const open = { isUnknown: true, isRefused: false, setUnknown: vi.fn(), check: vi.fn(), setAside: undefined };

function show(outcome: Parameters<typeof UnknownOutcomeAlert>[0]['outcome']) {
  render(
    <AppShell>
      <UnknownOutcomeAlert outcome={outcome} />
    </AppShell>,
  );
}

test('renders nothing without an unknown outcome', () => {
  show({ ...open, isUnknown: false });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an outcome that may still be found can be checked, and not be set aside', () => {
  show(open);
  expect(screen.getByRole('alert').textContent).toContain('The wallet checks again automatically');
  fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(open.check).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Send anyway' })).toBeNull();
});

test('a refused one shows so, and the risk of sending anyway', () => {
  const setAside = vi.fn();
  show({ ...open, isRefused: true, setAside });
  const { textContent: text } = screen.getByRole('alert');
  expect(text).toContain('was refused');
  expect(text).toContain('both may go through');
  expect(text).not.toContain('checks again automatically');
  fireEvent.click(screen.getByRole('button', { name: 'Send anyway' }));
  expect(setAside).toHaveBeenCalledOnce();
});
