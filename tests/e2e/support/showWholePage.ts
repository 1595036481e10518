import type { Page } from '@playwright/test';

/** Makes the window as high as the page: content behind a bar at its bottom would count as covered. */
export async function showWholePage(page: Page, width: number, height: number): Promise<void> {
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, pageHeight) });
}
