import { networks } from '@everything-wallet/core/networks/networks';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { FeePicker } from './FeePicker.tsx';
import type { FeeChoice, FeeOption } from './useFeeChoice.ts';

setUpComponentTests();

const [network] = networks;

/** Returns the rows for slow, normal and fast fees, in wei. */
function rowsOf(fees: readonly [bigint, bigint, bigint], option: FeeOption = 'normal'): string[] {
  const offers = (['slow', 'normal', 'fast'] as const).map((level, place) => ({
    level,
    fee: fees[place] ?? 0n,
    wait: undefined,
  }));
  const choice = { option, offers, choose: vi.fn(), typed: { maxFee: '', tip: '' } } as unknown as FeeChoice;
  render(<FeePicker choice={choice} network={network} price={undefined} disabled={false} />, {
    wrapper: AppShell,
  });
  return screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
}

const MILLI = 10n ** 15n;

test('lists three different fees', () => {
  expect(rowsOf([MILLI, 2n * MILLI, 3n * MILLI])).toEqual(['slow', 'normal', 'fast', 'custom']);
});

// Regression: three rows had the same fee.
test.each<[FeeOption, string]>([
  ['normal', 'normal'],
  ['fast', 'fast'],
  ['custom', 'normal'],
])('shows identical fees once, as the selected one: %s', (option, shown) => {
  expect(rowsOf([MILLI, MILLI, MILLI], option)).toEqual([shown, 'custom']);
});
