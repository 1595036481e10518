import { chromium } from '@playwright/test';
import type { Account } from '../../tests/e2e/support/account.ts';
import { startSession } from '../../tests/e2e/support/startSession.ts';
import { findChromium } from '../browser/findChromium.ts';
import { recordTasks, type Task } from './recordTasks.ts';

/** For how long the page is left to itself before what follows is counted, in ms. */
const REST_MS = 2_000;

/** Recorded tasks of the page's main thread. */
interface TasksOfHistory {
  /** While the history is scrolled to its end, read page by page, and back. */
  readonly scrolling: readonly Task[];
  /** Tasks during a text search over all of it; undefined where the build has no such filter. */
  readonly searching: readonly Task[] | undefined;
}

/**
 * Opens a history in a new browser, scrolls it to its end and back, and searches it for a text, recording all
 * tasks except those of opening the page.
 *
 * @param origin of a served build
 * @param count number of the account's transactions
 */
export async function tasksOfHistory(
  origin: string,
  account: Account,
  count: number,
): Promise<TasksOfHistory> {
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
    await page.goto('/history');
    const place = (number: number) => page.locator(`[aria-posinset="${number}"]`);
    await place(1).waitFor();
    await page.waitForTimeout(REST_MS);
    let endRecording = await recordTasks(page);

    // Three rows a frame: the speed of dragging the scroll bar while reading.
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
    const scrolling = await endRecording();

    const field = page.getByRole('searchbox');
    if ((await field.count()) === 0) return { scrolling, searching: undefined };
    endRecording = await recordTasks(page);
    // Searches all of it with a filter that matches nothing.
    await field.pressSequentially('nobody');
    await page.getByText('No transactions match').waitFor();
    await field.fill('');
    await place(2).waitFor();
    return { scrolling, searching: await endRecording() };
  } finally {
    await browser.close();
  }
}
