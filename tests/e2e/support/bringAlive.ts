import { expect, type Page } from '@playwright/test';

/** Uses a prerendered page, as a visitor's hand on the mouse does, and waits until the application has taken it over. */
export async function bringAlive(page: Page): Promise<void> {
  await page.locator('#root').dispatchEvent('pointermove');
  await expect(page.locator('#root:not([data-written])')).toBeAttached();
}
