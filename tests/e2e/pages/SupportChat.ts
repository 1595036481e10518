import { expect, type Locator, type Page } from '@playwright/test';

/** The support chat over /support. */
export class SupportChat {
  readonly page: Page;
  readonly openButton: Locator;
  readonly panel: Locator;
  readonly closeButton: Locator;
  readonly conversation: Locator;
  /** Chat messages, the greeting first. */
  readonly messages: Locator;
  readonly answers: Locator;
  readonly lastAnswer: Locator;
  readonly field: Locator;
  readonly sendButton: Locator;
  readonly stopButton: Locator;
  readonly retryButton: Locator;
  readonly spinner: Locator;
  /** Live announcement for screen readers. */
  readonly announcement: Locator;

  constructor(page: Page) {
    this.page = page;
    this.openButton = page.getByRole('button', { name: 'Open the support chat' });
    this.panel = page.getByRole('dialog', { name: 'Support chat' });
    this.closeButton = this.panel.getByRole('button', { name: 'Close the support chat' });
    this.conversation = this.panel.getByRole('log', { name: 'Conversation' });
    this.messages = this.conversation.getByRole('article');
    this.answers = this.conversation.getByRole('article', { name: 'Support assistant' });
    this.lastAnswer = this.answers.last();
    this.field = this.panel.getByRole('textbox', { name: 'Your message' });
    this.sendButton = this.panel.getByRole('button', { name: 'Send' });
    this.stopButton = this.panel.getByRole('button', { name: 'Stop' });
    this.retryButton = this.panel.getByRole('button', { name: 'Try again' });
    this.spinner = this.panel.getByRole('progressbar', { name: 'Waiting for the answer…' });
    this.announcement = this.panel.getByRole('status');
  }

  /** Goes to /support and opens the chat. */
  async open(): Promise<void> {
    await this.page.goto('/support');
    await this.openButton.click();
    await expect(this.panel).toBeVisible();
  }

  /** Writes a message and sends it. */
  async ask(question: string): Promise<void> {
    await this.field.fill(question);
    await this.field.press('Enter');
  }

  /** Waits until nothing is pending any more. */
  async settled(): Promise<void> {
    await expect(this.spinner).toBeHidden();
    await expect(this.field).toBeEnabled();
  }
}
