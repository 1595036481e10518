import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { loggedProblems } from '../testing/loggedProblems.ts';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { UnreadableNotice } from './UnreadableNotice.tsx';

setUpComponentTests();

test('shows nothing without unreadable records', () => {
  const problems = loggedProblems();
  render(<UnreadableNotice count={0} />, { wrapper: AppShell });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(problems()).toEqual([]);
});

test.each([
  [1, false, '1 record is unreadable and missing here.'],
  [2, false, '2 records are unreadable and missing here.'],
  [1, true, '1 record is unreadable and missing here. The totals leave it out.'],
  [3, true, '3 records are unreadable and missing here. The totals leave them out.'],
])('%i missing, totals %s: shows a notice and logs it', (count, hasTotals, text) => {
  const problems = loggedProblems();
  render(<UnreadableNotice count={count} hasTotals={hasTotals} />, { wrapper: AppShell });
  expect(screen.getByRole('alert').textContent).toBe(text);
  expect(problems()).toEqual([`[wallet] Records that could not be read: ${count}`]);
});
