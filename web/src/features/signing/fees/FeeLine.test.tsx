import { networks } from '@everything-wallet/core/networks/networks';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { FeeLine } from './FeeLine.tsx';
import type { FeeChoice } from './useFeeChoice.ts';

setUpComponentTests();

const MILLI = 10n ** 15n;
const choice = {
  option: 'normal',
  market: { nextBaseFee: 10n ** 9n, tips: { normal: 10n ** 9n } },
  offers: [{ level: 'normal', fee: MILLI, wait: undefined }],
  choose: vi.fn(),
  typed: { maxFee: '', tip: '' },
  wait: { blocks: 3 },
} as unknown as FeeChoice;

function show(changes: Partial<FeeChoice>, fee: bigint | undefined = MILLI, usd?: number) {
  render(
    <FeeLine
      choice={{ ...choice, ...changes }}
      fee={fee}
      network={networks[0]}
      price={usd === undefined ? undefined : { usd, isSample: false }}
      disabled={false}
    />,
    { wrapper: AppShell },
  );
}

const line = () => screen.getByTestId<HTMLButtonElement>('fee-line');

test.each([
  [2_000, 'Network fee about $2.00'],
  [1, 'Network fee below $0.01'],
  [undefined, 'Network fee about 0.001 ETH'],
])('at a price of %s it is %s', (usd, text) => {
  show({}, MILLI, usd);
  expect(line().textContent).toBe(`${text}Normal · in about 36 seconds`);
});

test('the choice is shown when the line is pressed, and hidden again', async () => {
  show({});
  expect(screen.queryByRole('radiogroup')).toBeNull();
  fireEvent.click(line());
  expect(line().getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByRole('radiogroup', { name: 'Network fee' })).toBeTruthy();
  fireEvent.click(line());
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('a problem with typed prices cannot be hidden', async () => {
  show({ option: 'custom', stop: 'send.fees.error.gwei' }, undefined);
  expect(await screen.findByRole('radiogroup')).toBeTruthy();
  expect(line().disabled).toBe(true);
});

test('a network with one fee has no line', () => {
  show({ market: undefined });
  expect(screen.queryByTestId('fee-line')).toBeNull();
});
