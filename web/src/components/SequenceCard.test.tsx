import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SequenceCard } from './SequenceCard.tsx';

afterEach(cleanup);

const card = {
  label: 'Open swap',
  title: () => '100 USDC → ETH',
  caption: 'on Ethereum',
  severity: 'info',
  steps: [{ id: 'swap', say: () => 'Swap USDC for ETH', state: 'now' }],
  state: () => 'The swap is pending.',
  isWaiting: true,
  problem: undefined,
  actions: null,
  note: undefined,
} as const;

test('states what is done in place of the steps', () => {
  const { rerender } = render(<SequenceCard {...card} />);
  expect(screen.getByText('Swap USDC for ETH')).toBeTruthy();
  rerender(<SequenceCard {...card} isDone isWaiting={false} state={() => 'Swapped.'} />);
  expect(screen.queryByText('Swap USDC for ETH')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Swapped.');
});

// Regression: on a phone, the card of the swap that was just signed stood above the screen.
test('takes the focus after a signature, and not before', () => {
  const { rerender } = render(<SequenceCard {...card} />);
  const heading = screen.getByRole('heading', { name: '100 USDC → ETH' });
  expect(document.activeElement).not.toBe(heading);
  rerender(<SequenceCard {...card} isNext />);
  expect(document.activeElement).toBe(heading);
});
