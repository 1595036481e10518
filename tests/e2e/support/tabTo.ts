import type { Page } from '@playwright/test';

/** Moves the focus with Tab only until it reaches the element with a label or text. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const named = await page.evaluate(() => {
      const { activeElement } = document;
      const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
      return (
        activeElement?.getAttribute('aria-label') ?? label?.textContent ?? activeElement?.textContent ?? ''
      );
    });
    if (name.test(named)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}
