import type { Page } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { approve, openWallet, reject, unlock, type WalletPage } from './testing.ts';

function fakePage() {
  const done: unknown[] = [];
  const locate = (...by: unknown[]) => ({
    click: () => Promise.resolve(void done.push(['click', ...by])),
    fill: (value: string) => Promise.resolve(void done.push(['fill', value, ...by])),
  });
  const page: WalletPage = {
    getByRole: (role, options) => locate(role, options),
    getByLabel: (text, options) => locate(text, options),
  };
  return { page, done };
}

test('presses the buttons of the wallet by their names', async () => {
  const { page, done } = fakePage();
  await approve(page);
  await reject(page);
  await unlock(page, 'a password');
  expect(done).toEqual([
    ['click', 'button', { name: /^(Connect|Sign|Sign and send)$/ }],
    ['click', 'button', { name: 'Reject', exact: true }],
    ['fill', 'a password', 'Device password', { exact: true }],
    ['click', 'button', { name: 'Unlock', exact: true }],
  ]);
});

test('waits for the window before the site opens it', async () => {
  const act = vi.fn(() => Promise.resolve());
  const waitForEvent = vi.fn(() => {
    expect(act).not.toHaveBeenCalled();
    return Promise.resolve({ waitForEvent });
  });
  await expect(openWallet({ waitForEvent }, act)).resolves.toEqual({ waitForEvent });
  expect(act).toHaveBeenCalledOnce();
});

test('takes the pages of Playwright', () => {
  const page = {} as Page;
  // The compiler is the test.
  const uses = [
    () => approve(page),
    () => openWallet(page, () => Promise.resolve()).then((wallet) => reject(wallet)),
  ];
  expect(uses).toHaveLength(2);
});
