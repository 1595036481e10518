import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { CONTENT_ID, SkipLink } from './SkipLink.tsx';

setUpComponentTests();

test('focuses the page, without a history entry', () => {
  render(
    <AppShell>
      <SkipLink />
      <main id={CONTENT_ID} tabIndex={-1} />
    </AppShell>,
  );
  const { length } = window.history;
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(window.history).toHaveLength(length);
  expect(window.location.hash).toBe('');
});
