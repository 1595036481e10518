import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { Figure } from '../Figure.ts';
import { BalanceMark } from './BalanceMark.tsx';

setUpComponentTests();

const figure: Figure = {
  account: '0x01',
  units: 5n,
  agreement: 'agreed',
  agreeing: 3,
  sighting: {
    block: 123,
    ageMs: 12_000,
    nodes: { configured: 3, answered: 3, needed: 2 },
    network: 'ethereum',
    msSinceHeard: () => 0,
  },
};

test.each([
  ['the figure that it stands beside', figure, 5n, 'agreed'],
  [
    'a figure that nodes differ about',
    { ...figure, units: undefined, agreement: 'disputed' },
    5n,
    'disputed',
  ],
  ['a figure that too few nodes gave', { ...figure, units: 4n, agreement: 'unconfirmed' }, 5n, 'unconfirmed'],
  ['another figure', { ...figure, units: 4n }, 5n, undefined],
  ['a balance that is not known', figure, undefined, undefined],
  ['no answer', undefined, 5n, undefined],
] satisfies [string, Figure | undefined, bigint | undefined, string | undefined][])(
  'of %s',
  (_, known, units, state) => {
    render(<BalanceMark figure={known} units={units} asset="ETH" />, { wrapper: AppShell });
    expect(screen.queryByTestId('figure-mark')?.dataset['state']).toBe(state);
  },
);
