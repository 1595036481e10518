import { expect } from '@playwright/test';
import { test } from '../../tests/e2e/support/test.ts';
import { marksOn } from './marksOn.ts';

/*
 * On a network without contracts the demo screens are marked: a search that finds nothing on the others finds
 * these.
 */

test('on a network without contracts the marks are found', async ({ page, returningUser }) => {
  expect(returningUser.uid).not.toBe('');
  await page.addInitScript(() => localStorage.setItem('selectedNetwork', 'polygon-amoy'));
  for (const [path, heading] of [
    ['/swap', 'Swap Tokens'],
    ['/defi', 'DeFi'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.poll(async () => marksOn(page), path).toContain('Demo');
  }
});
