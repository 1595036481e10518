import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { loadHelpPage } from './HelpPage.tsx';

// Without a translation of the help: then the English answers are shown. No texts are loaded, so their ids are.
vi.mock('../../../lib/language/language.ts', () => ({ language: 'xx' }));

setUpComponentTests();

test('a language without the help shows the English answers, marked as English, and says so', async () => {
  const Help = await loadHelpPage();
  render(
    <MemoryRouter>
      <Help />
    </MemoryRouter>,
  );
  expect(screen.getByText('help.english')).toBeTruthy();
  const heading = screen.getByRole('heading', { name: 'What does a transfer cost?' });
  expect([heading.lang, heading.dir]).toEqual(['en', 'ltr']);
});
