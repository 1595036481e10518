import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { ScreenLinks } from './ScreenLinks.tsx';

setUpComponentTests();

function open(at: string) {
  render(
    <MemoryRouter initialEntries={[at]}>
      <ScreenLinks />
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  // Hidden on a phone.
  return screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
}

// Regression: history, approvals and signing had no place in the navigation.
test('names every screen that the icons above do not lead to', () => {
  expect(open('/').map(({ textContent }) => textContent)).toEqual([
    'Home',
    'History',
    'Swap',
    'Markets',
    'NFTs',
    'DeFi',
    'Approvals',
    'Sign',
    'Websites',
  ]);
});

test.each([
  ['/', ['Home']],
  ['/wallet', ['Home']],
  ['/history', ['History']],
  ['/nfts', ['NFTs']],
  ['/settings', []],
])('at %s the current link is: %j', (at, here) => {
  const current = open(at).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(here);
});
