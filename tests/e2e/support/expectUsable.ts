import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { showWholePage } from './showWholePage.ts';

/** The success criteria of WCAG 2.0 to 2.2 at levels A and AA. */
const STANDARDS: axe.RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Style sheets and audio are loaded again only for two rules: one is not among these, the other is about
  // audio, which the app does not have.
  preload: false,
};

/** The smallest screen that the product is made for and a desktop, each in one of the colour schemes. */
const someLooks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** Both window sizes in both color schemes: twice the time, for `npm run quality -- looks`. */
const everyLook = [
  ...someLooks,
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

const looks = process.env['EVERY_LOOK'] ? everyLook : someLooks;

/** Longest time for a page with findings to change until it has none; one check of a long page takes seconds on a busy machine. */
const SETTLE_TIMEOUT_MS = 30_000;

/** The screen as it stands passes axe and needs no sideways scrolling, on a phone and a desktop, light and dark. */
export async function expectUsable(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForFunction(isInScheme, colorScheme);
    await page.waitForFunction(isAtRest);
    // An answer during the scan makes the page longer, and its bottom bar covers a part of it.
    await expect(async () => {
      await showWholePage(page, width, height);
      expect(await findingsOf(page), `axe at ${width} px, ${colorScheme}`).toEqual([]);
    }).toPass({ timeout: SETTLE_TIMEOUT_MS });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `px to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Returns axe's findings on a page; axe is injected once, and without its list of passes. */
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

/** Returns true if the app has followed the scheme, or the user has chosen one. */
function isInScheme(scheme: 'light' | 'dark'): boolean {
  const chosen = localStorage.getItem('mui-mode');
  const isChosen = chosen === 'light' || chosen === 'dark';
  return isChosen || document.documentElement.hasAttribute(`data-${scheme}`);
}

/** Returns true if transitions have ended: axe would measure intermediate colors. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
