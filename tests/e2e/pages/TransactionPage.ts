import { expect, type Locator, type Page } from '@playwright/test';

/** /transaction/{txId}. */
export class TransactionPage {
  readonly page: Page;
  readonly detail: Locator;
  readonly amount: Locator;
  readonly explorerLink: Locator;
  readonly backButton: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.detail = page.getByRole('article', { name: 'Transaction' });
    this.amount = page.getByTestId('transaction-amount');
    this.explorerLink = page.getByRole('link', { name: 'View on Block Explorer' });
    this.backButton = page.getByRole('link', { name: 'Back' });
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async goto(id: string): Promise<void> {
    await this.page.goto(`/transaction/${id}`);
  }

  /** Returns the value beside a label, for example 'Gas Fee'. */
  field(label: string): Locator {
    return this.detail.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  }

  /** Presses a copy button, and returns the clipboard's content. */
  async copy(buttonName: string): Promise<string> {
    await this.page.getByRole('button', { name: buttonName }).click();
    await expect(this.page.getByText('Copied to clipboard').last()).toBeVisible();
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
