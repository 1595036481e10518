import { expect, type Locator, type Page } from '@playwright/test';

/** /swap on a network with an exchange. */
export class SwapPage {
  readonly page: Page;
  readonly amount: Locator;
  readonly output: Locator;
  readonly swapButton: Locator;
  /** The dialog that shows what is signed. */
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.amount = page.getByLabel('Amount');
    this.output = page.getByLabel('You receive (estimated)');
    this.swapButton = page.getByRole('button', { name: 'Swap', exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/swap');
    await expect(this.page.getByRole('heading', { name: 'Swap Tokens' })).toBeVisible();
    await expect(this.amount).toBeVisible();
  }

  async choose(side: 'From' | 'To', symbol: string): Promise<void> {
    await this.page.getByRole('combobox', { name: `${side} token` }).click();
    await this.page.getByRole('option', { name: symbol, exact: true }).click();
  }

  /** What stands beside a term. */
  term(name: string): Locator {
    return this.page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  }

  /** The least that is shown, in whole tokens. */
  async least(): Promise<number> {
    const text = await this.term('Least received').innerText();
    return Number(text.split(' ')[0]);
  }

  /** Types an amount, waits for its quote, and presses Swap. Answers with the least that was shown. */
  async press(amount: string): Promise<number> {
    await this.amount.fill(amount);
    await expect(this.swapButton).toBeEnabled();
    const least = await this.least();
    await this.swapButton.click();
    return least;
  }

  /** Signs what the dialog shows. */
  async sign(title: string, phrase: string): Promise<void> {
    await expect(this.dialog).toContainText(title);
    await this.dialog.getByLabel('Recovery Phrase').fill(phrase);
    await this.dialog.getByRole('button', { name: 'Sign and send' }).click();
    await expect(this.dialog).toBeHidden({ timeout: 20_000 });
  }
}
