import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { WalletTabBar } from './WalletTabBar.tsx';

setUpComponentTests();

function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <WalletTabBar />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  // Hidden on other screens than a phone's.
  return screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
}

// Regression: a phone had no way home except the mark in the header.
test('the home link is first, and Swap is within reach', () => {
  const names = open('/history').map(({ textContent }) => textContent);
  expect(names).toEqual(['Home', 'Activity', 'Swap', 'DeFi', 'Settings']);
});

test.each([
  ['/', 'Home'],
  ['/wallet', 'Home'],
  ['/settings', 'Settings'],
  ['/swap', 'Swap'],
  ['/history', undefined],
])('at %s the current link is: %s', (at, here) => {
  const current = open(at).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(here === undefined ? [] : [here]);
});
