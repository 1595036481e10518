import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ConsolePanel } from './ConsolePanel.tsx';
import './DeveloperPortalPage.tsx';

setUpComponentTests();

// Only a new document gets the headers that let it open the wallet's window.
test('opens the console as a document of its own', () => {
  render(
    <AppShell>
      <ConsolePanel />
    </AppShell>,
  );
  const link = screen.getByRole('link', { name: 'Open the console' });
  expect(link.getAttribute('href')).toBe('/connect-console');
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});
