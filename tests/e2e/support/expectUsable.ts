import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { showWholePage } from './showWholePage.ts';

/** The success criteria of WCAG 2.0 to 2.2 at levels A and AA. */
const STANDARDS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Style sheets and sounds are fetched anew for two rules alone: one is not among these, the other is about sounds, of which there are none.
  preload: false,
};

/** The smallest screen that the product is made for and a desktop, each in one of the colour schemes. */
const someLooks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** Both screens in both colour schemes: twice the time, for `npm run quality -- looks`. */
const everyLook = [
  ...someLooks,
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

const looks = process.env['EVERY_LOOK'] ? everyLook : someLooks;

/** How long a page that is found wrong may change until it is right. */
const LONGEST_TO_SETTLE_MS = 10_000;

/** The screen as it stands passes axe and needs no sideways scrolling, on a phone and a desktop, light and dark. */
export async function expectUsable(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isInScheme, colorScheme);
    await page.waitForFunction(isAtRest);
    // An answer that comes meanwhile makes the page longer, and what stands at the bottom covers a part of it.
    await expect(async () => {
      await showWholePage(page, width, height);
      expect(await findingsOf(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
    }).toPass({ timeout: LONGEST_TO_SETTLE_MS });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `px to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** What axe finds wrong with a page; it is told to a page once, and keeps no list of what is right. */
async function findingsOf(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
    }));
  }, STANDARDS);
}

/** Whether the app has seen the scheme change, or somebody has chosen one. */
function isInScheme(scheme: 'light' | 'dark'): boolean {
  const chosen = localStorage.getItem('mui-mode');
  const isChosen = chosen === 'light' || chosen === 'dark';
  return isChosen || document.documentElement.hasAttribute(`data-${scheme}`);
}

/** Whether what fades and slides has come to rest: axe would measure colours on their way. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
