import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { StatusBadge } from './StatusBadge.tsx';

setUpComponentTests();

// Regression: 'failed' was shown in red for a block not yet confirmed by all nodes, and users paid again.
test.each([
  ['in a block, not final yet', 'warning', { status: 'failed', is_final: false, failure_reason: 'reverted' }],
  ['failed', 'error', { status: 'failed', is_final: true, failure_reason: 'reverted' }],
  ['failed', 'error', { status: 'failed' }],
  ['failed: replaced', 'default', { status: 'failed', is_final: true, failure_reason: 'replaced' }],
  ['completed', 'success', { status: 'completed', is_final: false }],
  ['unknown to the network', 'warning', { status: 'pending', dropped_at: 1 }],
  // A transfer reported by one node alone must not appear as pending.
  ['unconfirmed', 'warning', { type: 'receive', status: 'pending' }],
] as const)('shows “%s” as %s for %o', (label, color, transaction) => {
  render(<StatusBadge transaction={{ type: 'send', ...transaction }} />, { wrapper: AppShell });
  const chip = screen.getByText(label).parentElement;
  expect(chip?.className.toLowerCase()).toContain(`color${color}`);
});
