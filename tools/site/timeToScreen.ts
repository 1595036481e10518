import { chromium } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';

/**
 * Opens a URL in a browser without stored data, and waits for the first frame that shows an element.
 *
 * @param selector of an element of the screen
 * @returns ms from the start of the navigation
 */
export async function timeToScreen(url: string, selector: string): Promise<number> {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto('about:blank');
    await page.addInitScript((wanted) => {
      const look = () => {
        const found = document.querySelector(wanted);
        if (found?.checkVisibility({ visibilityProperty: true })) {
          document.documentElement.dataset['seenAt'] = String(performance.now());
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(url, { waitUntil: 'commit' });
    const seen = page.locator('html[data-seen-at]');
    await seen.waitFor({ state: 'attached' });
    return Number(await seen.getAttribute('data-seen-at'));
  } finally {
    await browser.close();
  }
}
