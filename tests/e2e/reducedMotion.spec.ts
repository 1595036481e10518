import { expect, type Page } from '@playwright/test';
import { test } from './support/test.ts';
import { newAddress } from './support/walletUser.ts';

/* With prefers-reduced-motion nothing moves for longer than a hundredth of a second. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Longest animation, in ms. */
const MAX_MS = 10;

/** Watches each animation and transition of a page's documents from now on; returns those that are longer. */
async function watchMotion(page: Page): Promise<() => Promise<{ seen: number; long: readonly string[] }>> {
  await page.addInitScript((longest) => {
    const motion = { seen: 0, long: new Set<string>() };
    Object.assign(window, { motion });
    const note = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect)) continue;
        motion.seen += 1;
        const { activeDuration } = effect.getComputedTiming();
        if (Number(activeDuration) <= longest) continue;
        const name = animation instanceof CSSTransition ? animation.transitionProperty : animation.id;
        motion.long.add(`${effect.target?.className.toString() ?? ''} ${name} ${String(activeDuration)} ms`);
      }
    };
    // Each fires an event when it begins, even if it ends before the next frame.
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, { capture: true });
    const look = () => {
      note();
      requestAnimationFrame(look);
    };
    look();
  }, MAX_MS);
  return () =>
    page.evaluate(() => {
      const { motion } = window as unknown as { motion: { seen: number; long: Set<string> } };
      return { seen: motion.seen, long: [...motion.long] };
    });
}

test('home, Send and its success stand still', async ({ page, fundedUser, walletPage, sendDialog }) => {
  const motion = await watchMotion(page);
  const { dialog } = sendDialog;

  await walletPage.open();
  await walletPage.expectBalance('10 ETH');
  expect((await motion()).long).toEqual([]);

  await page.setViewportSize({ width: 360, height: 740 });
  await walletPage.sendAction.click();
  await sendDialog.recipient.fill(newAddress());
  await dialog.getByRole('button', { name: 'Next' }).click();
  await sendDialog.amount.fill('0.1');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await sendDialog.phrase.fill(fundedUser.phrase);
  await expect(sendDialog.sendButton).toHaveAttribute('aria-disabled', 'false');
  await sendDialog.sendButton.click();
  await expect(dialog.getByRole('heading', { name: 'Transaction sent successfully!' })).toBeVisible();
  const { seen, long } = await motion();
  expect(long).toEqual([]);
  // Transitions of a millisecond do run: the watch sees them.
  expect(seen).toBeGreaterThan(0);
});
