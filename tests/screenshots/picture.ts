import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { showWholePage } from '../e2e/support/showWholePage.ts';

/** The screens the product is made for, each in both colour schemes. */
const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** Longest time for a screen to redraw at a new size, in ms. */
const SETTLING_MS = 300;

const directory = fileURLToPath(new URL('../../screenshots/', import.meta.url));

/** Takes a screenshot in every size and scheme, as `screenshots/<name>.<width>.<scheme>.png`. */
export async function picture(page: Page, name: string): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Charts and lists measure themselves once the window has its size.
    await page.waitForTimeout(SETTLING_MS);
    // A dialog belongs to the window, not to the page behind it.
    if (!(await page.getByRole('dialog').isVisible())) await showWholePage(page, width, height);
    await page.waitForTimeout(SETTLING_MS);
    await page.screenshot({
      path: `${directory}${name}.${width}.${colorScheme}.png`,
      animations: 'disabled',
    });
  }
}
