import { chromium, type Page } from '@playwright/test';
import type { Account } from '../../tests/e2e/support/account.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { findChromium } from '../browser/findChromium.ts';

/** For how long the page is left to itself before what follows is counted, in ms. */
const REST_MS = 2_000;

/** What the browser reports as a long task: one of more than 50 ms, in which nothing that is pressed does anything. */
interface LongTasks {
  /** While the history is scrolled to its end, read page by page, and back. */
  readonly scrolling: readonly number[];
  /** While a text is looked for in all of it; undefined where the build has no such filter. */
  readonly searching: readonly number[] | undefined;
}

/**
 * Opens a history in a new browser, scrolls it to its end and back, and looks for a text in it, counting the tasks of more than 50 ms by
 * their length in ms. What opening the page takes is not among them.
 *
 * @param origin of a served build
 * @param count how many transactions the account has
 */
export async function longTasksOfHistory(
  origin: string,
  account: Account,
  count: number,
): Promise<LongTasks> {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    // The policy of the build names no emulator.
    const context = await browser.newContext({ baseURL: origin, bypassCSP: true });
    const page = await context.newPage();
    await startSession(page, account);
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask' });
    });
    await page.goto('/history');
    const place = (number: number) => page.locator(`[aria-posinset="${number}"]`);
    await place(1).waitFor();
    await page.waitForTimeout(REST_MS);
    await takeTasks(page);

    // Three rows a frame: as fast as somebody drags the scroll bar who still looks.
    await page.evaluate(async (last) => {
      while (!document.querySelector(`[aria-posinset="${last}"]`)) {
        window.scrollBy(0, 240);
        await new Promise(requestAnimationFrame);
      }
    }, count);
    await page.evaluate(async () => {
      while (window.scrollY > 0) {
        window.scrollBy(0, -2_400);
        await new Promise(requestAnimationFrame);
      }
    });
    await place(1).waitFor();
    const scrolling = await takeTasks(page);

    const field = page.getByRole('searchbox');
    if ((await field.count()) === 0) return { scrolling, searching: undefined };
    // All of it is looked through, and which filter leaves nothing.
    await field.pressSequentially('nobody');
    await page.getByText('No transactions match').waitFor();
    await field.fill('');
    await place(2).waitFor();
    return { scrolling, searching: await takeTasks(page) };
  } finally {
    await browser.close();
  }
}

/** The long tasks since it was asked last, once the browser has told of them. */
function takeTasks(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return (window as unknown as { tasks: number[] }).tasks.splice(0);
  });
}
