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
test('takes the focus once for each transaction that was sent', () => {
  const { rerender } = render(<SequenceCard {...card} />);
  const heading = screen.getByRole('heading', { name: '100 USDC → ETH', level: 2 });
  const hasFocus = () => document.activeElement === heading;
  expect(hasFocus()).toBe(false);
  rerender(<SequenceCard {...card} sentHash="0x1" />);
  expect(hasFocus()).toBe(true);
  // Another review opens and is closed.
  heading.blur();
  rerender(<SequenceCard {...card} />);
  rerender(<SequenceCard {...card} sentHash="0x1" />);
  expect(hasFocus()).toBe(false);
  rerender(<SequenceCard {...card} sentHash="0x2" />);
  expect(hasFocus()).toBe(true);
});
