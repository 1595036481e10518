import { expect, type Locator, type Page } from '@playwright/test';

/** /accounts. */
export class AccountsPage {
  readonly page: Page;
  readonly newButton: Locator;
  readonly rows: Locator;
  readonly dialog: Locator;
  readonly phrase: Locator;
  readonly watchOnlyTab: Locator;
  readonly address: Locator;
  readonly createButton: Locator;
  readonly cancelButton: Locator;
  readonly confirmDeleteButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.newButton = page.getByRole('button', { name: 'New Account' });
    this.rows = page.getByTestId('account-row');
    this.dialog = page.getByRole('dialog');
    this.phrase = this.dialog.getByLabel('Recovery Phrase');
    this.watchOnlyTab = this.dialog.getByRole('tab', { name: 'Watch-only' });
    this.address = this.dialog.getByLabel('Address');
    this.createButton = this.dialog.getByRole('button', { name: 'Create Account' });
    this.cancelButton = this.dialog.getByRole('button', { name: 'Cancel' });
    this.confirmDeleteButton = this.dialog.getByRole('button', { name: 'Delete' });
  }

  async open(): Promise<void> {
    await this.page.goto('/accounts');
    await expect(this.page.getByRole('heading', { name: 'Accounts', level: 1 })).toBeVisible();
  }

  /** The row of 'Account N'. */
  row(number: number): Locator {
    return this.rows.filter({
      has: this.page.getByRole('heading', { name: `Account ${number}`, exact: true }),
    });
  }

  primaryBadge(number: number): Locator {
    return this.row(number).getByText('Primary', { exact: true });
  }

  setPrimaryButton(number: number): Locator {
    return this.page.getByRole('button', { name: `Set Primary: Account ${number}`, exact: true });
  }

  async askToDelete(number: number): Promise<void> {
    await this.page.getByRole('button', { name: `Delete Account ${number}`, exact: true }).click();
  }

  /** Adds the phrase's next account, and waits until the dialog is closed. */
  async addFromPhrase(phrase: string): Promise<void> {
    await this.newButton.click();
    await this.phrase.fill(phrase);
    await this.createButton.click();
    await expect(this.dialog).toBeHidden();
  }

  /** Opens the form for a watch-only account, and fills it. */
  async fillWatchOnly(address: string): Promise<void> {
    await this.newButton.click();
    await this.watchOnlyTab.click();
    await this.address.fill(address);
  }

  async addWatchOnly(address: string): Promise<void> {
    await this.fillWatchOnly(address);
    await this.createButton.click();
    await expect(this.dialog).toBeHidden();
  }
}
