import { expect, type CDPSession } from '@playwright/test';
import { watchCalls } from './support/calls.ts';
import { test } from './support/test.ts';
import { fund } from './support/walletUser.ts';

/* A finger pulls the home down, by the browser's own touch input. */

const INDICATOR = 'pull-to-refresh';
const START = { x: 180, y: 150 };

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

/** Moves a finger down by a distance in px, in steps as a screen reports them; it stays on the screen. */
async function drag(session: CDPSession, distance: number): Promise<void> {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [START] });
  for (let moved = 8; moved <= distance; moved += 8) {
    const touchPoints = [{ x: START.x, y: START.y + moved }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
}

const release = (session: CDPSession) =>
  session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

test('a long pull refreshes the balance, a short one and one from the middle of the page do not', async ({
  page,
  signedInUser,
  walletPage,
}) => {
  await walletPage.expectBalance('0 ETH');
  // The code of the gesture loads after the first paint and disables the browser's own.
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', 'contain');
  const session = await page.context().newCDPSession(page);
  const indicator = page.getByTestId(INDICATOR);

  await drag(session, 80);
  await expect(indicator).toBeVisible();
  await release(session);
  await expect(indicator).toBeHidden();

  await fund(signedInUser.address, 'mainnet', '10');
  const refreshes = watchCalls(page, 'getBalance');
  await drag(session, 200);
  await expect(indicator).toBeVisible();
  await Promise.all([expect(indicator).toContainText('Loading'), release(session)]);
  await expect.poll(() => refreshes.length).toBeGreaterThan(0);
  await expect(indicator).toBeHidden();
  await walletPage.expectBalance('10 ETH');

  await page.evaluate(() => window.scrollTo(0, 300));
  await drag(session, 200);
  await expect(indicator).toBeHidden();
  await release(session);
});
