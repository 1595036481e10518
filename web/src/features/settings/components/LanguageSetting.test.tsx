import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { LanguageSetting } from './LanguageSetting.tsx';

setUpComponentTests();

const languages = vi.hoisted(() => ['ar', 'de', 'en', 'pt-BR', 'zh-CN']);
vi.mock('virtual:languages', () => ({ languages }));

test('stores the choice on the device and loads the page again; the browser decides before and after', async () => {
  const reload = vi.fn();
  const user = userEvent.setup();
  const { unmount } = render(<LanguageSetting reload={reload} />, { wrapper: AppShell });
  const field = screen.getByRole('combobox', { name: 'Language' });
  expect(field.textContent).toBe('Browser');

  await user.click(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Browser',
    'العربية',
    'Deutsch',
    'English',
    'Português (Brasil)',
    '中文（中国）',
  ]);
  await user.click(screen.getByRole('option', { name: 'Deutsch' }));
  expect(window.localStorage.getItem('settings.language')).toBe('de');
  expect(reload).toHaveBeenCalledOnce();

  unmount();
  render(<LanguageSetting reload={reload} />, { wrapper: AppShell });
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'Browser' }));
  expect(window.localStorage.getItem('settings.language')).toBeNull();
});
