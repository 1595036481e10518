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

test.each(['', '0', '-1', 'abc', '1,500'])("%o is answered 'Invalid Amount'", async (typed) => {
  if (typed) await user.type(amount(), typed);
  await stake();
  expect(await screen.findByText('Invalid Amount')).toBeTruthy();
  expect(screen.getByText('Please enter a valid amount to stake')).toBeTruthy();
  expect(amount().getAttribute('aria-invalid')).toBe('true');
  expect(amount().value).toBe(typed);
});

test("an amount above zero is answered 'Staking Initiated', and stays", async () => {
  await user.type(amount(), '1.5');
  await stake();
  expect(await screen.findByText('Staking Initiated')).toBeTruthy();
  expect(screen.getByText('Demo: 1.5 in ETH Staking, no coins moved')).toBeTruthy();
  expect(screen.queryByText('Invalid Amount')).toBeNull();
  expect(amount().value).toBe('1.5');
});

test('a comma is a decimal separator, and what has two readings is told at the field', async () => {
  await user.type(amount(), '1,5');
  await stake();
  expect(await screen.findByText('Demo: 1.5 in ETH Staking, no coins moved')).toBeTruthy();
  await user.type(amount(), '00');
  expect(screen.getByText(/could mean 1\.5 or 1500/)).toBeTruthy();
});

test('pressing twice gives one message', async () => {
  await stake();
  await stake();
  expect(await screen.findAllByText('Invalid Amount')).toHaveLength(1);
});
