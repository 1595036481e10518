import { expect } from '@playwright/test';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';

/* /design, the components of the local stack, and how its dialogs fit a phone. */

const PHONE = { width: 360, height: 640 };

/** Logged by components that draw what could not be read. */
const COMPLAINTS = [
  /Records that could not be read/,
  /What could be taken could not be read/,
  /status of 401 /,
];

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(...COMPLAINTS));

test('draws every component, no wider than a phone', SCREEN, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/design');
  await expect(page.getByRole('heading', { name: 'Design system' })).toBeVisible();
  expect(await page.getByTestId('specimen').count()).toBeGreaterThan(60);
  const { scrollWidth } = await page.evaluate(() => ({ scrollWidth: document.documentElement.scrollWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(PHONE.width);
});

test('pictures of networks and assets load', SCREEN, async ({ page }) => {
  await page.goto('/design');
  const pictures = page.locator('[data-light] img[src*="-icons/"]');
  await expect(pictures.first()).toBeVisible();
  await expect
    .poll(async () => {
      await page.getByRole('article', { name: 'AssetIcon' }).scrollIntoViewIfNeeded();
      return pictures.evaluateAll(
        (images) =>
          images.slice(0, 20).filter((image) => (image as HTMLImageElement).naturalWidth === 0).length,
      );
    })
    .toBe(0);
});

test(
  'a dialog is a sheet on a phone: at the lower edge, with its buttons in view',
  SCREEN,
  async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/design');
    await page.getByRole('button', { name: 'Open long form' }).first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const box = await sheet.boundingBox();
        return box && [box.x, box.width, Math.round(box.y + box.height)];
      })
      .toEqual([0, PHONE.width, PHONE.height]);

    await test.step('above the keyboard of the screen', async () => {
      await page.evaluate(() => document.documentElement.style.setProperty('--keyboard-height', '260px'));
      await expect
        .poll(async () => {
          const box = await sheet.boundingBox();
          return box && Math.round(box.y + box.height);
        })
        .toBe(PHONE.height - 260);
      await expect(sheet.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
      await expect(sheet.getByLabel('Name')).toBeInViewport({ ratio: 0.5 });
    });
  },
);

test('a dialog is a card in the middle of a wide screen', SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/design');
  await page.getByRole('button', { name: 'Open form' }).first().click();
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.y).toBeGreaterThan(100);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(700);
});
