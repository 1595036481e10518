import { mkdirSync, writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { startSession } from '../../../tests/e2e/support/startSession.ts';
import { test } from '../../../tests/e2e/support/test.ts';
import { createWalletUser, fund } from '../../../tests/e2e/support/walletUser.ts';
import { PSEUDO_LANGUAGES } from '../../../web/pseudoLanguages.ts';
import { recordFigure } from '../../recordFigure.ts';
import { ScreenWalk } from './ScreenWalk.ts';
import { textsIn } from '../../../web/textsIn.ts';

/* Every screen on the narrowest phone, in the languages that need most room, and from right to left. */

test.describe.configure({ mode: 'parallel' });

/** Folder of a run's list of faults. */
const folder = 'test-results/faults';

const looks = [
  ['en-XA', 360],
  ['ar-XB', 360],
  ['de', 360],
  ['ar', 360],
  // The width of a desktop at a zoom of 400 %, and of a small window at 200 % (WCAG 1.4.10).
  ['en', 320],
] as const;

for (const [language, width] of looks) {
  test(`no text is cut off, covered or untranslated in ${language} at ${width} px`, async ({
    page,
    consoleGuard,
  }) => {
    // Screens are left while they load, and some do not exist.
    consoleGuard.allow(/./);
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((tag) => localStorage.setItem('settings.language', tag), language);
    const walk = new ScreenWalk(page, await textsIn(language), PSEUDO_LANGUAGES.includes(language));
    mkdirSync(folder, { recursive: true });
    const write = () => writeFileSync(`${folder}/${language}.txt`, walk.faults.join('\n'));
    await walk.visitPublicPages();
    write();
    const user = await createWalletUser();
    await Promise.all([startSession(page, user), fund(user.address, 'mainnet', '10')]);
    await walk.visitWallet(user);
    write();
    recordFigure(`${language} at ${width} px: ${walk.screens} screens and dialogs`);
    expect(walk.faults, `${walk.screens} screens`).toEqual([]);
  });
}
