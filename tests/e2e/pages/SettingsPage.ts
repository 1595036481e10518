import { expect, type Locator, type Page } from '@playwright/test';

/** /settings, with the dialog that verifies the recovery phrase. */
export class SettingsPage {
  readonly page: Page;
  readonly security: Locator;
  readonly notifications: Locator;
  readonly appearance: Locator;
  readonly account: Locator;
  readonly verifyButton: Locator;
  readonly networkLink: Locator;
  readonly biometricSwitch: Locator;
  readonly alertsSwitch: Locator;
  readonly logoutButton: Locator;
  readonly emailButton: Locator;
  readonly passwordButton: Locator;
  readonly deleteButton: Locator;
  readonly dialog: Locator;
  readonly phrase: Locator;
  readonly submitButton: Locator;
  readonly verifyingButton: Locator;
  readonly closeButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.security = page.getByRole('region', { name: 'Security' });
    this.notifications = page.getByRole('region', { name: 'Notifications' });
    this.appearance = page.getByRole('region', { name: 'Appearance' });
    this.account = page.getByRole('region', { name: 'Account' });
    this.verifyButton = this.security.getByRole('button', { name: 'Verify Recovery Phrase' });
    this.networkLink = this.security.getByRole('link', { name: 'Network Settings' });
    this.biometricSwitch = this.security.getByRole('switch', { name: 'Biometric unlock' });
    this.alertsSwitch = this.notifications.getByRole('switch', { name: 'Transaction Alerts' });
    this.logoutButton = this.account.getByRole('button', { name: 'Logout' });
    this.emailButton = this.account.getByRole('button', { name: 'Change Email' });
    this.passwordButton = this.account.getByRole('button', { name: 'Change Password' });
    this.deleteButton = this.account.getByRole('button', { name: 'Delete Account' });
    this.dialog = page.getByRole('dialog', { name: 'Verify Recovery Phrase' });
    this.phrase = this.dialog.getByLabel('Recovery Phrase');
    this.submitButton = this.dialog.getByRole('button', { name: 'Verify phrase' });
    this.verifyingButton = this.dialog.getByRole('button', { name: 'Verifying…' });
    this.closeButton = this.dialog.getByRole('button', { name: 'Close' });
  }

  async open(): Promise<void> {
    await this.page.goto('/settings');
    await expect(this.page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  }

  async openVerification(): Promise<void> {
    await this.verifyButton.click();
    await expect(this.phrase).toBeVisible();
  }

  /** Types a phrase into the open dialog and has it verified. */
  async verify(phrase: string): Promise<void> {
    await this.phrase.fill(phrase);
    await this.submitButton.click();
  }

  /** Chooses 'Light', 'Dark' or 'System'. */
  async selectAppearance(name: string): Promise<void> {
    await this.appearance.getByRole('button', { name }).click();
  }
}
