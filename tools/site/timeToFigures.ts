import { chromium, type Page } from '@playwright/test';
import type { Account } from '../../tests/e2e/support/account.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { findChromium } from '../browser/findChromium.ts';

/** Time until the wallet's home showed its main figures, in ms from the start of the navigation. */
interface FigureTimes {
  /** In a browser that has stored only the session: current figures. */
  readonly cold: number;
  /**
   * After a reload, with the code in the browser's cache: figures, possibly last known ones (decision 36).
   */
  readonly warm: number;
  /** The same load, until no figure on the page is a last known one any more. */
  readonly confirmed: number;
  /** Length of the longest task of the same load, in ms; 0 if none took 50 ms (W3C Long Tasks). */
  readonly longestTask: number;
}

/** Reloads before the timed one: a browser caches compiled code from the second on. */
const WARMING = 2;

/**
 * Opens /wallet with a session in a new browser, and waits for the first frame that shows balance and dollar
 * value; then again after some reloads, and also for the first frame with current ones.
 *
 * @param origin of a served build
 * @param account with a wallet
 */
export async function timeToFigures(origin: string, account: Account): Promise<FigureTimes> {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // The policy of the build names no emulator. Storing the release, in the background, would take time from the loads.
    const context = await browser.newContext({
      baseURL: origin,
      bypassCSP: true,
      serviceWorkers: 'block',
    });
    const blank = await context.newPage();
    await startSession(blank, account);
    await blank.close();
    const page = await context.newPage();
    await page.goto('about:blank');
    await page.addInitScript(() => {
      const tasks = new PerformanceObserver((list) => {
        const { dataset } = document.documentElement;
        const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
        dataset['longestTask'] = String(Math.max(longest, Number(dataset['longestTask'] ?? 0)));
      });
      tasks.observe({ type: 'longtask', buffered: true });
      const look = () => {
        const figures = ['balance-coin', 'balance-usd'].map((id) =>
          document.querySelector(`[data-testid="${id}"]`),
        );
        const { dataset } = document.documentElement;
        // Until the price is known the dollar value is '…'.
        if (figures.every((figure) => /\d/.test(figure?.textContent ?? ''))) {
          dataset['seenAt'] ??= String(performance.now());
          if (!document.querySelector('[data-testid="last-known"]')) {
            dataset['confirmedAt'] = String(performance.now());
            return;
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/wallet', { waitUntil: 'commit' });
    const { confirmed: cold } = await seenAt(page);
    let last = { seen: 0, confirmed: 0, longestTask: 0 };
    for (let load = 0; load <= WARMING; load += 1) {
      await page.reload({ waitUntil: 'commit' });
      last = await seenAt(page);
    }
    return { cold, warm: last.seen, confirmed: last.confirmed, longestTask: last.longestTask };
  } finally {
    await browser.close();
  }
}

async function seenAt(page: Page): Promise<{ seen: number; confirmed: number; longestTask: number }> {
  const whole = page.locator('html[data-confirmed-at]');
  await whole.waitFor({ state: 'attached' });
  const seen = Number(await whole.getAttribute('data-seen-at'));
  const confirmed = Number(await whole.getAttribute('data-confirmed-at'));
  // Later work of this page must not count for the next one.
  await page.waitForLoadState('load');
  await page.waitForTimeout(500);
  const longestTask = Number((await whole.getAttribute('data-longest-task')) ?? 0);
  return { seen, confirmed, longestTask };
}
