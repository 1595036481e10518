import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { theme } from '../theme.ts';
import { QuickActions } from './QuickActions.tsx';

setUpComponentTests();

// Regression: buttons used the browser's font, links beside them the theme's.
test("every action's label takes the font around it, whether it is a link or a button", () => {
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <div style={{ fontFamily: 'Paper' }}>
          {/* As in every browser, but not in jsdom. */}
          <style>{'button { font-family: Browser; line-height: normal } a { line-height: 1.6 }'}</style>
          <QuickActions isReady onSend={vi.fn()} onReceive={vi.fn()} />
        </div>
      </ThemeProvider>
    </MemoryRouter>,
    { wrapper: AppShell },
  );
  const actions = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  expect(actions).toHaveLength(6);
  for (const action of actions) expect(getComputedStyle(action).fontFamily).toBe('Paper');
  // Regression: the icons of buttons were 2.3 px below those of links.
  expect(new Set(actions.map((action) => getComputedStyle(action).lineHeight)).size).toBe(1);
});
