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
  /** First paint that shows the button: first-contentful-paint, or the first frame with the button if that is later. */
  readonly shown: number;
  /** Frame after the one that draws the answer: by then it is painted. Undefined if the press was lost. */
  readonly answered: number | undefined;
}

/** Time after which an unanswered press counts as lost, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Opens a page in a browser without stored data, presses a button as soon as it is painted, and waits until the answer is painted.
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
    await page.addInitScript(pressOncePainted, [button, answer] as const);
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
 * Runs in the page: presses the button when the browser reports the paint that shows it, and reports the times of that paint and of the
 * answer's. A press through the browser's automation could arrive later.
 */
function pressOncePainted([button, answer]: readonly [string, string]): void {
  const page = globalThis as unknown as Record<'noteShown' | 'noteAnswered', (at: number) => void>;
  const find = (selector: string, found: (element: Element, frame: number) => void) =>
    requestAnimationFrame((frame) => {
      const element = document.querySelector(selector);
      if (element?.checkVisibility({ visibilityProperty: true })) found(element, frame);
      else find(selector, found);
    });
  const painted = new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries())
        if (name === 'first-contentful-paint') resolve(startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  find(button, (element, drawn) => {
    void painted.then((firstPaint) => {
      page.noteShown(Math.max(firstPaint, drawn));
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      find(answer, () => requestAnimationFrame((next) => page.noteAnswered(next)));
    });
  });
}
