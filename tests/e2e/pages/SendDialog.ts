import { expect, type Locator, type Page } from '@playwright/test';
import { toast } from '../support/toast.ts';
import { WalletPage } from './WalletPage.ts';

/** Values for the Send dialog. */
export interface TransferFields {
  readonly recipient: string;
  readonly amount: string;
  readonly phrase: string;
}

/** The Send dialog over the wallet's home. */
export class SendDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly recipient: Locator;
  readonly amount: Locator;
  readonly phrase: Locator;
  readonly fee: Locator;
  /** Fee in one line, which opens the choice of fees. */
  readonly feeLine: Locator;
  readonly total: Locator;
  /** Summary to confirm, above the buttons. */
  readonly summary: Locator;
  readonly cancelButton: Locator;
  readonly sendButton: Locator;
  /** The warning that a transfer may be on its way, which stays until it is known whether it is. */
  readonly uncertainty: Locator;
  /**
   * Message that the fee expired between a press and the signature, as happens on a busy machine: nothing was
   * signed.
   */
  readonly #feeGrewOld: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.recipient = this.dialog.getByLabel('Recipient Address');
    this.amount = this.dialog.getByLabel('Amount');
    this.phrase = this.dialog.getByLabel('Recovery Phrase');
    this.fee = this.dialog.getByTestId('send-fee');
    this.feeLine = this.dialog.getByTestId('fee-line');
    this.total = this.dialog.getByTestId('send-total');
    this.summary = this.dialog.getByTestId('send-summary');
    this.cancelButton = this.dialog.getByRole('button', { name: 'Cancel' });
    this.sendButton = this.dialog.getByRole('button', { name: 'Send' });
    this.#feeGrewOld = this.dialog.getByText('What you confirmed is out of date.');
    this.uncertainty = this.dialog.getByText('The network did not confirm that it received the transaction.');
  }

  async open(): Promise<void> {
    await new WalletPage(this.page).sendAction.click();
    await expect(this.recipient).toBeVisible();
  }

  async fill({ recipient, amount, phrase }: TransferFields): Promise<void> {
    await this.recipient.fill(recipient);
    await this.amount.fill(amount);
    await this.phrase.fill(phrase);
  }

  /**
   * Fills the dialog, waits for the fee and presses Send until the press counts.
   *
   * @param failure text that is shown where the transfer is refused
   */
  async fillAndSend(fields: TransferFields, failure?: string): Promise<void> {
    await this.fill(fields);
    await expect(this.fee).toBeVisible();
    await this.pressSend(failure);
  }

  /** Opens the dialog, sends, and waits until the app confirms it. */
  async send(fields: TransferFields): Promise<void> {
    await this.open();
    await this.fillAndSend(fields);
    await this.untilSending(this.expectSent());
  }

  /**
   * Presses Send until the press counts: one that meets a changing fee does nothing, as a new fee often comes
   * just after a chain answers again.
   *
   * @param failure text that is shown where the transfer is refused
   */
  async pressSend(failure?: string): Promise<void> {
    const isSending = this.dialog.getByRole('button', { name: /^Sending/ });
    const outcomes = isSending.or(this.uncertainty).or(this.#feeGrewOld);
    const counts = (failure === undefined ? outcomes : outcomes.or(this.page.getByText(failure))).first();
    let isPressed = false;
    await expect(async () => {
      // What a press has caused may be shown late, and the press itself may not return in time.
      if ((await this.dialog.isHidden()) || (isPressed && (await counts.isVisible()))) return;
      isPressed = true;
      await this.sendButton.click({ timeout: 2_000 });
      await Promise.any([
        counts.waitFor({ timeout: 2_000 }),
        this.dialog.waitFor({ state: 'hidden', timeout: 2_000 }),
      ]);
    }).toPass({ timeout: 30_000 });
  }

  async expectSent(): Promise<void> {
    await expect(toast(this.page, 'Transaction sent successfully!')).toBeVisible({ timeout: 60_000 });
    await expect(this.dialog).toBeHidden();
  }

  /**
   * Waits for the result of a press of Send, and presses once more where the fee expired before a signature.
   *
   * @param follows resolves with the result
   */
  async untilSending(follows: Promise<void>): Promise<void> {
    const pressedAgain = async () => {
      await this.#feeGrewOld.waitFor();
      await this.sendButton.click();
      return follows;
    };
    await Promise.race([follows, pressedAgain()]);
  }

  /** Presses Send until the dialog closes: an estimate may fail once more just after a chain answers again. */
  async pressUntilSent(): Promise<void> {
    await expect(async () => {
      await this.pressSend();
      await this.dialog.waitFor({ state: 'hidden', timeout: 15_000 });
    }).toPass({ timeout: 90_000 });
  }

  /**
   * Waits until the app has detected by itself that the transfer was sent: it polls every few seconds at
   * first.
   */
  async expectFoundSent(): Promise<void> {
    await expect(this.page.getByText('The network received your transfer of')).toBeVisible({
      timeout: 30_000,
    });
    await expect(this.dialog).toBeHidden();
  }

  async expectFields({ recipient, amount, phrase }: TransferFields): Promise<void> {
    await expect(this.recipient).toHaveValue(recipient);
    await expect(this.amount).toHaveValue(amount);
    await expect(this.phrase).toHaveValue(phrase);
  }
}
