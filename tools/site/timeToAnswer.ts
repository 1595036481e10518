import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../browser/findChromium.ts';
import type { ServedSite } from './serveSite.ts';

/** A press of a visitor: its page, its button, and the selector of the answer. */
export interface VisitorPress {
  readonly path: string;
  readonly button: string;
  readonly answer: string;
}

/** Limits of a connection. */
export interface SlowConnection {
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

/** Times of one press, in ms from the start of the navigation. */
export interface AnsweredPress {
  /** First frame that shows the button. */
  readonly shown: number;
  /** Undefined if the press was lost. */
  readonly answered: number | undefined;
}

/** Time after which an unanswered press counts as lost, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Opens a page in a browser without stored data, presses a button in the first frame that shows it, and waits for the first frame
 * that shows the answer.
 *
 * @param connection undefined for an unlimited one
 */
export async function timeToAnswer(
  { origin, browserArguments = [] }: Pick<ServedSite, 'origin' | 'browserArguments'>,
  { path, button, answer }: VisitorPress,
  connection?: SlowConnection,
): Promise<AnsweredPress> {
  const executablePath = findChromium('whole');
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', ...browserArguments],
  });
  try {
    const page = await browser.newPage();
    await page.goto('about:blank');
    if (connection) await limit(page, connection);
    const shown = Promise.withResolvers<number>();
    const answered = Promise.withResolvers<number>();
    await page.exposeFunction('noteShown', shown.resolve);
    await page.exposeFunction('noteAnswered', answered.resolve);
    await page.addInitScript(pressInFirstFrame, [button, answer] as const);
    await page.goto(origin + path, { waitUntil: 'commit' });
    const at = await shown.promise;
    const lost = new Promise<undefined>((resolve) =>
      setTimeout(() => resolve(undefined), TIMEOUT_MS).unref(),
    );
    return { shown: at, answered: await Promise.race([answered.promise, lost]) };
  } finally {
    await browser.close();
  }
}

async function limit(page: Page, { latencyMs, bytesPerSecond }: SlowConnection): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/**
 * Runs in the page: presses the button in the first frame that shows it, and reports that frame and the first one with the answer. A
 * press through the browser's automation could arrive later.
 */
function pressInFirstFrame([button, answer]: readonly [string, string]): void {
  const page = globalThis as unknown as Record<'noteShown' | 'noteAnswered', (at: number) => void>;
  const look = (selector: string, found: (element: Element) => void) => {
    const element = document.querySelector(selector);
    if (element?.checkVisibility({ visibilityProperty: true })) found(element);
    else requestAnimationFrame(() => look(selector, found));
  };
  requestAnimationFrame(() =>
    look(button, (element) => {
      page.noteShown(performance.now());
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      look(answer, () => page.noteAnswered(performance.now()));
    }),
  );
}
