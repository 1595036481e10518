import { expect, type Locator, type Page } from '@playwright/test';

/** Values for the New API Key dialog; omitted fields have their defaults. */
export interface KeyEntry {
  readonly name: string;
  /** As it is listed, for example 'In 30 days'. */
  readonly expires?: string;
  readonly read?: boolean;
  readonly broadcast?: boolean;
  readonly webhooks?: boolean;
  readonly testnetsOnly?: boolean;
}

/** Buttons of a key. */
type KeyAction = 'Reveal' | 'Hide' | 'Copy' | 'Rotate' | 'Delete';

/** /developer-portal. */
export class DeveloperPortalPage {
  readonly page: Page;
  readonly newButton: Locator;
  readonly rows: Locator;
  readonly names: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly createButton: Locator;
  readonly cancelButton: Locator;
  readonly confirmDeleteButton: Locator;
  readonly confirmRotateButton: Locator;
  /** The key that was just made. */
  readonly newKey: Locator;
  readonly quickStart: Locator;
  readonly sample: Locator;
  readonly copySampleButton: Locator;
  readonly usage: Locator;
  readonly requests: Locator;
  readonly requestRows: Locator;
  readonly webhooks: Locator;
  readonly webhookRows: Locator;
  readonly retryButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.newButton = page.getByRole('button', { name: 'New API Key' });
    this.rows = page.getByTestId('api-key-row');
    this.names = page.getByTestId('api-key-name');
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.createButton = this.dialog.getByRole('button', { name: 'Create API Key' });
    this.cancelButton = this.dialog.getByRole('button', { name: 'Cancel' });
    this.confirmDeleteButton = this.dialog.getByRole('button', { name: 'Delete' });
    this.confirmRotateButton = this.dialog.getByRole('button', { name: 'Rotate key' });
    this.newKey = page.getByTestId('new-api-key');
    this.quickStart = page.getByRole('region', { name: 'Quick start' });
    this.sample = page.getByTestId('quick-start');
    this.copySampleButton = this.quickStart.getByRole('button', { name: 'Copy', exact: true });
    this.usage = page.getByRole('region', { name: 'Usage' });
    this.requests = page.getByRole('region', { name: 'Recent requests' });
    this.requestRows = page.getByTestId('api-request-row');
    this.webhooks = page.getByRole('region', { name: 'Webhooks' });
    this.webhookRows = page.getByTestId('webhook-row');
    this.retryButton = page.getByRole('button', { name: 'Try again' });
  }

  async open(): Promise<void> {
    await this.page.goto('/developer-portal');
    await expect(this.page.getByRole('heading', { name: 'Developer Portal', level: 1 })).toBeVisible();
  }

  async fill({ name, expires, read, broadcast, webhooks, testnetsOnly }: KeyEntry): Promise<void> {
    await this.name.fill(name);
    if (read !== undefined) await this.scope('Read').setChecked(read);
    if (broadcast !== undefined) await this.scope('Broadcast').setChecked(broadcast);
    if (webhooks !== undefined) await this.scope('Webhooks').setChecked(webhooks);
    if (expires !== undefined) await this.choose(this.dialog, 'Expires', expires);
    if (testnetsOnly !== undefined) {
      await this.dialog.getByRole('switch', { name: /^Testnets only/ }).setChecked(testnetsOnly);
    }
  }

  /** Makes a key and waits until it is shown; returns it. */
  async create(entry: KeyEntry): Promise<string> {
    await this.newButton.click();
    await this.fill(entry);
    await this.createButton.click();
    await expect(this.dialog).toBeHidden();
    return this.shownKey();
  }

  /** The key that was just made, whole. */
  async shownKey(): Promise<string> {
    await expect(this.newKey).toBeVisible();
    const [key] = /ew_(live|test)_\w{34}/.exec(await this.newKey.innerText()) ?? [];
    if (key === undefined) throw new Error('No key is shown');
    return key;
  }

  /** The secret of the webhook that was just added, or rotated. */
  async shownSecret(): Promise<string> {
    const panel = this.page.getByTestId('new-webhook-secret');
    await expect(panel).toBeVisible();
    const [secret] = /whsec_[\w+/=]+/.exec(await panel.innerText()) ?? [];
    if (secret === undefined) throw new Error('No secret is shown');
    return secret;
  }

  scope(name: 'Read' | 'Broadcast' | 'Webhooks'): Locator {
    return this.dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
  }

  /** The row of a key, by the whole of its name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  /** Returns the element with a key's visible characters. */
  keyOf(name: string): Locator {
    return this.row(name).getByTestId('api-key');
  }

  /** A button of a key; of the newest one where several have this name. */
  button(what: KeyAction, name: string): Locator {
    return this.row(name)
      .getByRole('button', { name: `${what} the key ${name}` })
      .first();
  }

  async press(what: KeyAction, name: string): Promise<void> {
    await this.button(what, name).click();
  }

  /** Chooses in a list. */
  async choose(within: Locator, label: string, option: string | RegExp): Promise<void> {
    await within.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  /** Chooses the language of the sample. */
  async speak(language: 'curl' | 'TypeScript' | 'Python' | 'Go'): Promise<void> {
    await this.quickStart.getByRole('tab', { name: language }).click();
  }

  clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }
}
