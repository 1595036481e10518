import { expect, type Locator, type Page } from '@playwright/test';

/** Labels of the screen and of its dialog, in the language of the page. */
export interface SwapLabels {
  readonly title: string;
  readonly amount: string;
  readonly output: string;
  readonly minimum: string;
  readonly submit: string;
  readonly phrase: string;
  readonly sign: string;
}

const ENGLISH: SwapLabels = {
  title: 'Swap Tokens',
  amount: 'Amount',
  output: 'You receive (estimated)',
  minimum: 'Minimum received',
  submit: 'Swap',
  phrase: 'Recovery Phrase',
  sign: 'Sign and send',
};

/** /swap on a network with an exchange. */
export class SwapPage {
  readonly page: Page;
  readonly amount: Locator;
  readonly output: Locator;
  readonly swapButton: Locator;
  /** Dialog that reviews and signs. */
  readonly dialog: Locator;
  readonly #labels: SwapLabels;

  constructor(page: Page, labels: SwapLabels = ENGLISH) {
    this.page = page;
    this.#labels = labels;
    this.amount = page.getByLabel(labels.amount);
    this.output = page.getByLabel(labels.output);
    this.swapButton = page.getByRole('button', { name: labels.submit, exact: true });
    this.dialog = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.page.goto('/swap');
    await expect(this.page.getByRole('heading', { name: this.#labels.title })).toBeVisible();
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

  /** Types an amount, waits for its quote, and presses Swap. Returns the displayed minimum, as it is written. */
  async press(amount: string): Promise<string> {
    await this.amount.fill(amount);
    await expect(this.swapButton).toBeEnabled();
    const min = await this.term(this.#labels.minimum).innerText();
    await this.swapButton.click();
    return min;
  }

  /** Signs the call of the dialog. Returns the dialog's description of it. */
  async sign(title: string, phrase: string): Promise<string> {
    await expect(this.dialog).toContainText(title);
    await this.dialog.getByLabel(this.#labels.phrase).fill(phrase);
    const sign = this.dialog.getByRole('button', { name: this.#labels.sign, disabled: false });
    await expect(sign).toBeVisible();
    const stated = await this.dialog.getByTestId('call-says').innerText();
    await sign.click();
    await expect(this.dialog).toBeHidden({ timeout: 20_000 });
    return stated;
  }
}
