import { expect, type Locator, type Page } from '@playwright/test';

/** /qr-scanner. */
export class QrScannerPage {
  readonly page: Page;
  readonly camera: Locator;
  readonly picture: Locator;
  readonly startButton: Locator;
  readonly stopButton: Locator;
  readonly manual: Locator;
  readonly address: Locator;
  readonly useButton: Locator;
  readonly simulateButton: Locator;
  readonly switchDialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.camera = page.getByRole('region', { name: 'Camera' });
    this.picture = this.camera.locator('video');
    this.startButton = this.camera.getByRole('button', { name: 'Start camera' });
    this.stopButton = this.camera.getByRole('button', { name: 'Stop camera' });
    this.manual = page.getByRole('region', { name: 'Enter an address' });
    this.address = this.manual.getByLabel('Wallet address');
    this.useButton = this.manual.getByRole('button', { name: 'Use address' });
    this.simulateButton = this.manual.getByRole('button', { name: 'Simulate scan' });
    this.switchDialog = page.getByRole('dialog', { name: /^Switch to/ });
  }

  async open(): Promise<void> {
    await this.page.goto('/qr-scanner');
    await expect(this.page.getByRole('heading', { name: 'QR scanner' })).toBeVisible();
  }

  /** Enters an address by hand. */
  async enter(address: string): Promise<void> {
    await this.address.fill(address);
    await this.useButton.click();
  }
}
