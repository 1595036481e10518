import { expect, type Locator, type Page } from '@playwright/test';
import { WalletPage } from './WalletPage.ts';

/** The Receive dialog over the wallet's home. */
export class ReceiveDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly token: Locator;
  readonly qrCode: Locator;
  readonly address: Locator;
  readonly copyButton: Locator;
  readonly copiedButton: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.token = this.dialog.getByRole('combobox', { name: 'Token' });
    this.qrCode = this.dialog.getByRole('img', { name: /^QR code of the address/ });
    this.address = this.dialog.getByTestId('receive-address');
    this.copyButton = this.dialog.getByRole('button', { name: 'Copy address' });
    this.copiedButton = this.dialog.getByRole('button', { name: 'Copied!' });
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' });
  }

  async open(): Promise<void> {
    await new WalletPage(this.page).receiveAction.click();
    await expect(this.dialog).toBeVisible();
  }

  /** Chooses a token as it is listed, for example 'ETH on Ethereum Mainnet'. */
  async selectToken(name: string): Promise<void> {
    await this.token.click();
    await this.page.getByRole('option', { name }).click();
    await expect(this.token).toContainText(name);
  }
}
