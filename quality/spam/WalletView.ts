import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import type { WalletUser } from '../../tests/e2e/support/walletUser.ts';

/** Reads the wallet's screens in a separate browser. */
export class WalletView {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  /** A browser of its own in which the user is signed in; no screen is open yet. */
  static async open(browser: Browser, origin: string, user: WalletUser): Promise<WalletView> {
    const { startSession } = await import('../../tests/e2e/support/startSession.ts');
    const context = await browser.newContext({
      baseURL: origin,
      locale: 'en-US',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    await startSession(page, user);
    return new WalletView(page);
  }

  /** Returns the text of the page's main part, without collapsed sections. */
  async text(): Promise<string> {
    return this.page.locator('main').innerText();
  }

  get total(): Locator {
    return this.page.getByTestId('total');
  }

  get tokenRows(): Locator {
    return this.page.getByTestId('token-row');
  }

  get recentRows(): Locator {
    return this.page.getByRole('region', { name: 'Recent Transactions' }).getByTestId('transaction-row');
  }

  get unverifiedTokens(): Locator {
    return this.page.getByTestId('unverified-row');
  }

  /** The button that opens 'Unverified', with how many there are of it. */
  unverifiedButton(count: number): Locator {
    return this.page.getByRole('button', { name: `Unverified (${count})`, exact: true });
  }

  /** The rows of the history that are drawn. */
  get historyRows(): Locator {
    return this.page.getByRole('list', { name: 'Transactions', exact: true }).getByRole('listitem');
  }

  get unverifiedHistoryRows(): Locator {
    return this.page.getByRole('list', { name: 'Unverified transactions' }).getByRole('listitem');
  }

  /** Returns the options of an open menu or list. */
  async offered(): Promise<string[]> {
    return this.page.locator('[role=menuitem], [role=option]').allInnerTexts();
  }

  /** Exports as JSON from the dialog that a button opens, and gives the records of the file. */
  async exported(button: string, kind: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    await this.page.getByRole('button', { name: button, exact: true }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('radio', { name: kind }).check();
    await dialog.getByRole('radio', { name: 'JSON' }).check();
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    const { records } = JSON.parse(await readFile(await download.path(), 'utf8')) as {
      records: Readonly<Record<string, unknown>>[];
    };
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    return records;
  }
}
