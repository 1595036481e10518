import { expect, type Locator, type Page } from '@playwright/test';

/** The wallet's home, at / and /wallet, with the header above it. */
export class WalletPage {
  readonly page: Page;
  readonly balanceCard: Locator;
  readonly coinBalance: Locator;
  readonly usdBalance: Locator;
  readonly quickActions: Locator;
  readonly sendAction: Locator;
  readonly receiveAction: Locator;
  readonly recentTransactions: Locator;
  readonly rows: Locator;
  readonly tokens: Locator;
  readonly tokenRows: Locator;
  readonly networkSelector: Locator;
  readonly header: Locator;
  readonly signOutButton: Locator;
  readonly faucetButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.balanceCard = page.getByRole('region', { name: 'Total balance' });
    this.coinBalance = page.getByTestId('balance-coin');
    this.usdBalance = page.getByTestId('balance-usd');
    this.quickActions = page.getByRole('region', { name: 'Quick actions' });
    this.sendAction = this.quickActions.getByRole('button', { name: 'Send' });
    this.receiveAction = this.quickActions.getByRole('button', { name: 'Receive' });
    this.recentTransactions = page.getByRole('region', { name: 'Recent Transactions' });
    this.rows = page.getByTestId('transaction-row');
    this.tokens = page.getByRole('region', { name: 'Your Tokens' });
    this.tokenRows = page.getByTestId('token-row');
    this.header = page.getByRole('banner');
    this.networkSelector = this.header.getByRole('combobox', { name: 'Network' });
    this.signOutButton = page.getByRole('button', { name: 'Sign out' });
    this.faucetButton = page.getByRole('button', { name: 'Get 10 test coins' });
  }

  async open(): Promise<void> {
    await this.page.goto('/wallet');
    await this.expectOpen();
  }

  async expectOpen(): Promise<void> {
    await expect(this.page).toHaveURL('/wallet');
    await expect(this.balanceCard).toBeVisible();
  }

  /**
   * Expects the current balance as displayed, for example '9.75 ETH'; one of the last visit does not count.
   */
  async expectBalance(text: string): Promise<void> {
    await expect(this.coinBalance).toBeVisible();
    await expect(this.balanceCard.getByTestId('last-known')).toHaveCount(0);
    await expect(this.coinBalance).toHaveText(text);
  }

  /** Chooses a network by its name. */
  async selectNetwork(name: string): Promise<void> {
    await this.networkSelector.click();
    await this.page.getByRole('option', { name }).click();
    await expect(this.networkSelector).toContainText(name);
  }

  /** Presses the faucet's button, and waits until the coins are in the balance. */
  async getTestCoins(balanceAfter: string): Promise<void> {
    await this.faucetButton.click();
    await this.expectBalance(balanceAfter);
  }

  /** Returns the row of a transfer, by its amount, for example '−0.25 ETH'. */
  row(amount: string): Locator {
    return this.rows.filter({ hasText: amount });
  }
}
