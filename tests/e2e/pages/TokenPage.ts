import { expect, type Locator, type Page } from '@playwright/test';

/** /token/{tokenId}. */
export class TokenPage {
  readonly page: Page;
  readonly title: Locator;
  readonly balance: Locator;
  readonly value: Locator;
  readonly sendButton: Locator;
  readonly receiveButton: Locator;
  readonly removeButton: Locator;
  readonly transactions: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.page = page;
    this.title = main.getByRole('heading', { level: 1 });
    this.balance = main.getByTestId('token-balance');
    this.value = main.getByTestId('token-value');
    this.sendButton = main.getByRole('button', { name: 'Send', exact: true });
    this.receiveButton = main.getByRole('button', { name: 'Receive', exact: true });
    this.removeButton = main.getByRole('button', { name: 'Remove token' });
    this.transactions = main.getByRole('region', { name: 'Recent Transactions' });
    this.rows = main.getByTestId('transaction-row');
  }

  async open(tokenId: string): Promise<void> {
    await this.page.goto(`/token/${tokenId}`);
    await expect(this.balance).toBeVisible();
  }
}
