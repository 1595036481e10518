import type { Locator, Page } from '@playwright/test';
import type { Credentials } from '../support/account.ts';
import { bringAlive } from '../support/bringAlive.ts';

/** /auth. */
export class AuthPage {
  readonly page: Page;
  readonly signInTab: Locator;
  readonly signUpTab: Locator;
  readonly email: Locator;
  readonly password: Locator;
  readonly confirmPassword: Locator;
  readonly signInButton: Locator;
  readonly signUpButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.signInTab = page.getByRole('tab', { name: 'Sign In' });
    this.signUpTab = page.getByRole('tab', { name: 'Sign Up' });
    this.email = page.getByLabel('Email');
    this.password = page.getByLabel('Password', { exact: true });
    this.confirmPassword = page.getByLabel('Confirm Password');
    this.signInButton = page.getByRole('button', { name: 'Sign In' });
    this.signUpButton = page.getByRole('button', { name: 'Sign Up' });
  }

  /** Opens the page and waits until it is alive. */
  async open(): Promise<void> {
    await this.page.goto('/auth');
    await bringAlive(this.page);
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.signUpTab.click();
  }

  async signIn({ email, password }: Credentials): Promise<void> {
    await this.open();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  async signUp({ email, password }: Credentials, confirmation = password): Promise<void> {
    await this.openSignUp();
    await this.fillSignUp({ email, password }, confirmation);
    await this.signUpButton.click();
  }

  async fillSignUp({ email, password }: Credentials, confirmation: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.confirmPassword.fill(confirmation);
  }
}
