import { expect, type Page } from '@playwright/test';
import { test } from '../../../tests/e2e/support/test.ts';

/* Forced colors, and the tab order from right to left, on the screens that move money. */

const screens = [
  ['home', '/wallet'],
  ['Send', '/wallet?open=send'],
  ['Swap', '/swap'],
] as const;

/** Number of Tab presses that covers the part of a screen that is drawn at once. */
const STOPS = 30;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[role="dialog"] input, main button').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"], [role="progressbar"]')).toHaveCount(0);
}

for (const [name, path] of screens) {
  test(`${name}: buttons have an edge, and the focus an outline, in forced colors`, async ({
    page,
    fundedUser,
    consoleGuard,
  }) => {
    consoleGuard.allow(/./);
    expect(fundedUser.address).toMatch(/^0x/);
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, path);
    const edgeless = await page
      .locator(
        '.MuiButton-contained:visible, .MuiFab-root:visible, .MuiChip-root:visible, .MuiSwitch-track:visible',
      )
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => parseFloat(getComputedStyle(button).borderTopWidth) < 1)
          .map((button) => button.textContent || [...button.classList].join(' ')),
      );
    expect(edgeless).toEqual([]);
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab');
      // A select takes a moment to show its focus.
      await expect
        .poll(() => page.evaluate(outlineOfFocus), { timeout: 3_000 })
        .toMatchObject({ shown: true });
    }
  });

  test(`${name}: Tab follows the reading order from right to left`, async ({
    page,
    fundedUser,
    consoleGuard,
  }) => {
    consoleGuard.allow(/./);
    expect(fundedUser.address).toMatch(/^0x/);
    await page.evaluate(() => localStorage.setItem('settings.language', 'ar'));
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const backwards: string[] = [];
    await page.keyboard.press('Tab');
    for (let stop = 0; stop < STOPS; stop += 1) {
      const isNew = await page.evaluate(rememberFocus);
      // A dialog's last stop leads to its first.
      if (!isNew) break;
      await page.keyboard.press('Tab');
      const step = await page.evaluate(stepBack);
      if (step !== undefined) backwards.push(step);
    }
    expect(backwards).toEqual([]);
  });
}

/** Reads whether the focused element, or the field around it, has an outline or a border. */
function outlineOfFocus(): { shown: boolean; label: string } {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return { shown: true, label: 'the page' };
  const isShown = (element: Element | null | undefined) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const field = activeElement.closest('.MuiInputBase-root');
  const edge = field?.querySelector('fieldset');
  const isField = edge ? parseFloat(getComputedStyle(edge).borderTopWidth) >= 2 : false;
  const base = activeElement.closest('.MuiButtonBase-root');
  return {
    shown: isShown(activeElement) || isShown(base) || isShown(field) || isField,
    label: activeElement.getAttribute('aria-label') ?? activeElement.textContent.slice(0, 60),
  };
}

/** Stores the focused element for `stepBack`; returns false if it had the focus before. */
function rememberFocus(): boolean {
  const { activeElement } = document;
  const isNew = activeElement?.hasAttribute('data-visited') === false;
  activeElement?.setAttribute('data-visited', '');
  Object.assign(window, { lastFocus: activeElement });
  return isNew;
}

/** Returns a description if the focus has moved up, or to the right on its line, within a layer of the page. */
function stepBack(): string | undefined {
  const { lastFocus: before } = window as unknown as { lastFocus: Element | null };
  const after = document.activeElement;
  if (!before?.isConnected || !after || after === document.body || before === document.body) return undefined;
  const layer = (element: Element): Element | null => {
    for (let each: Element | null = element; each; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
    return null;
  };
  if (layer(before) !== layer(after) || after.hasAttribute('data-visited')) return undefined;
  const from = before.getBoundingClientRect();
  const to = after.getBoundingClientRect();
  const label = (element: Element) =>
    element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  const middle = to.top + to.height / 2;
  const isSameLine = middle > from.top && middle < from.bottom;
  const isBack = isSameLine ? to.right > from.right + 1 && to.left > from.left + 1 : to.bottom < from.top;
  return isBack ? `from “${label(before)}” back to “${label(after)}”` : undefined;
}
