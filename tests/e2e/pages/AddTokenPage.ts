import { expect, type Locator, type Page } from '@playwright/test';

/** Values for the form; omitted fields remain unchanged. */
export interface TokenFields {
  readonly contract?: string;
  readonly network?: string;
  readonly name?: string;
  readonly symbol?: string;
  readonly icon?: string;
}

/** /add-token. */
export class AddTokenPage {
  readonly page: Page;
  readonly contract: Locator;
  readonly network: Locator;
  readonly name: Locator;
  readonly symbol: Locator;
  readonly icon: Locator;
  readonly lookup: Locator;
  readonly useButton: Locator;
  readonly retryButton: Locator;
  readonly submitButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.contract = page.getByLabel('Contract Address');
    this.network = page.getByRole('main').getByRole('combobox', { name: 'Network' });
    this.name = page.getByLabel('Token Name');
    this.symbol = page.getByLabel('Token Symbol');
    this.icon = page.getByLabel('Icon');
    this.lookup = page.getByTestId('token-lookup');
    this.useButton = page.getByRole('button', { name: 'Use the contract’s name' });
    this.retryButton = this.lookup.getByRole('button', { name: 'Try again' });
    this.submitButton = page.getByRole('button', { name: 'Add token' });
  }

  async open(): Promise<void> {
    await this.page.goto('/add-token');
    await expect(this.page.getByRole('heading', { name: 'Add Token' })).toBeVisible();
  }

  async fill({ contract, network, name, symbol, icon }: TokenFields): Promise<void> {
    if (network !== undefined) {
      await this.network.click();
      await this.page.getByRole('option', { name: network, exact: true }).click();
    }
    if (contract !== undefined) await this.contract.fill(contract);
    if (name !== undefined) await this.name.fill(name);
    if (symbol !== undefined) await this.symbol.fill(symbol);
    if (icon !== undefined) await this.icon.fill(icon);
  }
}
