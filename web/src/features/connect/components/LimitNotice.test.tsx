import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { LimitNotice } from './LimitNotice.tsx';

setUpComponentTests();

test('names the limit and the website', () => {
  render(
    <AppShell>
      <LimitNotice origin="https://app.example:8443" limit="coin" />
    </AppShell>,
  );
  expect(screen.getByRole('alert').textContent).toMatch(
    /exceeds your daily limit in coin .* app\.example:8443 got the answer/,
  );
});
