import { expect, type Locator, type Page } from '@playwright/test';

/** /swap on a network with an exchange. */
export class SwapPage {
  readonly page: Page;
  readonly amount: Locator;
  readonly output: Locator;
  readonly swapButton: Locator;
  /** Dialog that reviews and signs. */
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

  /** Returns the value beside a term. */
  term(name: string): Locator {
    return this.page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');
  }

  /** Types an amount, waits for its quote, and presses Swap. Answers with the least that was shown, as it stood there. */
  async press(amount: string): Promise<string> {
    await this.amount.fill(amount);
    await expect(this.swapButton).toBeEnabled();
    const min = await this.term('Minimum received').innerText();
    await this.swapButton.click();
    return min;
  }

  /** Signs the call of the dialog. Returns the dialog's description of it. */
  async sign(title: string, phrase: string): Promise<string> {
    await expect(this.dialog).toContainText(title);
    await this.dialog.getByLabel('Recovery Phrase').fill(phrase);
    const sign = this.dialog.getByRole('button', { name: 'Sign and send', disabled: false });
    await expect(sign).toBeVisible();
    const stated = await this.dialog.getByTestId('call-says').innerText();
    await sign.click();
    await expect(this.dialog).toBeHidden({ timeout: 20_000 });
    return stated;
  }
}
