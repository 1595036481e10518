import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { stakingPools } from '../../../catalogue/defiPools.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { StakeForm } from './StakeForm.tsx';

setUpComponentTests();

const [pool] = stakingPools;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
  if (pool) render(<StakeForm pool={pool} />, { wrapper: AppShell });
});

const stake = () => user.click(screen.getByRole('button', { name: 'Stake' }));
const amount = () => screen.getByLabelText<HTMLInputElement>('Amount to stake');

test.each(['', '0', '-1', 'abc', '1,500'])("shows 'Invalid Amount' for %o", async (typed) => {
  if (typed) await user.type(amount(), typed);
  await stake();
  expect(await screen.findByText('Invalid Amount')).toBeTruthy();
  expect(screen.getByText('Please enter a valid amount to stake')).toBeTruthy();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(amount().value).toBe(typed);
});

test("shows 'Staking Initiated' for an amount above zero, which stays", async () => {
  await user.type(amount(), '1.5');
  await stake();
  expect(await screen.findByText('Staking Initiated')).toBeTruthy();
  expect(screen.getByText('Demo: 1.5 in ETH Staking, no coins moved')).toBeTruthy();
  expect(screen.queryByText('Invalid Amount')).toBeNull();
  expect(amount().value).toBe('1.5');
});

test('accepts a comma as decimal separator, and reports an ambiguous number at the field', async () => {
  await user.type(amount(), '1,5');
  await stake();
  expect(await screen.findByText('Demo: 1.5 in ETH Staking, no coins moved')).toBeTruthy();
  await user.type(amount(), '00');
  expect(screen.getByText(/could mean 1\.5 or 1500/)).toBeTruthy();
});

test('shows one toast for a double click', async () => {
  await stake();
  await stake();
  expect(await screen.findAllByText('Invalid Amount')).toHaveLength(1);
});
