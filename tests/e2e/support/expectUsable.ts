import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { showWholePage } from './showWholePage.ts';

/** The success criteria of WCAG 2.0 to 2.2 at levels A and AA. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The smallest screen that the product is made for, in both colour schemes, and a desktop. */
const looks = [
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 900, colorScheme: 'light' },
] as const;

/** The screen as it stands passes axe and needs no sideways scrolling, on a phone, light and dark, and a desktop. */
export async function expectUsable(page: Page): Promise<void> {
  for (const { width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await followScheme(page, colorScheme);
    await settleAnimations(page);
    await showWholePage(page, width, height);
    const { violations } = await new AxeBuilder({ page }).withTags(STANDARDS).analyze();
    const findings = violations.map(({ id, impact, nodes }) => ({
      id,
      impact,
      where: nodes.map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
    }));
    expect(findings, `axe at ${width} px, ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `px to scroll sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** Waits until the app has seen the scheme change, unless somebody has chosen one. */
async function followScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((scheme) => {
        const chosen = localStorage.getItem('mui-mode');
        const isChosen = chosen === 'light' || chosen === 'dark';
        return isChosen || document.documentElement.hasAttribute(`data-${scheme}`);
      }, colorScheme),
    )
    .toBe(true);
}

/** Waits for what fades and slides to come to rest: axe would measure colours on their way. */
async function settleAnimations(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              ({ effect, playState }) =>
                playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
            ).length,
      ),
    )
    .toBe(0);
}
