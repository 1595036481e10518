import { expect, type Locator, type Page } from '@playwright/test';

/** /recovery-phrase. */
export class RecoveryPhrasePage {
  readonly page: Page;
  readonly grid: Locator;
  readonly cells: Locator;
  readonly words: Locator;
  readonly hideButton: Locator;
  readonly showButton: Locator;
  readonly copyButton: Locator;
  readonly copiedButton: Locator;
  readonly continueButton: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.grid = page.getByRole('list', { name: 'Your recovery phrase' });
    this.cells = this.grid.getByRole('listitem');
    this.words = page.getByTestId('phrase-word');
    this.hideButton = page.getByRole('button', { name: 'Hide words' });
    this.showButton = page.getByRole('button', { name: 'Show words' });
    this.copyButton = page.getByRole('button', { name: 'Copy phrase' });
    this.copiedButton = page.getByRole('button', { name: 'Copied!' });
    this.continueButton = page.getByRole('button', { name: "I've Saved My Phrase - Continue to Account" });
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/recovery-phrase');
  }

  /** Reads the words off the screen, in the order of the grid. */
  async readPhrase(): Promise<string> {
    await expect(this.words).toHaveCount(12);
    return (await this.words.allTextContents()).join(' ');
  }
}
