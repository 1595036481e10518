import { expect, type Locator, type Page } from '@playwright/test';

/** Values for the contact form. */
export interface ContactEntry {
  readonly name: string;
  readonly address: string;
  /** As it is listed, for example 'Polygon Mainnet'. */
  readonly network?: string;
  readonly notes?: string;
}

/** /contacts. */
export class ContactsPage {
  readonly page: Page;
  readonly addButton: Locator;
  readonly list: Locator;
  readonly rows: Locator;
  readonly names: Locator;
  readonly dialog: Locator;
  readonly name: Locator;
  readonly address: Locator;
  readonly network: Locator;
  readonly notes: Locator;
  readonly saveButton: Locator;
  readonly cancelButton: Locator;
  readonly confirmDeleteButton: Locator;

  constructor(page: Page) {
    this.page = page;
    this.addButton = page.getByRole('button', { name: 'Add Contact' });
    this.list = page.getByRole('list', { name: 'Contacts' });
    this.rows = page.getByTestId('contact-row');
    this.names = page.getByTestId('contact-name');
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.address = this.dialog.getByLabel('Address');
    this.network = this.dialog.getByRole('combobox', { name: 'Network' });
    this.notes = this.dialog.getByLabel('Notes (optional)');
    this.saveButton = this.dialog.getByRole('button', { name: 'Save' });
    this.cancelButton = this.dialog.getByRole('button', { name: 'Cancel' });
    this.confirmDeleteButton = this.dialog.getByRole('button', { name: 'Delete' });
  }

  async open(): Promise<void> {
    await this.page.goto('/contacts');
    await expect(this.page.getByRole('heading', { name: 'Contacts', level: 1 })).toBeVisible();
  }

  async fill({ name, address, network, notes }: ContactEntry): Promise<void> {
    await this.name.fill(name);
    await this.address.fill(address);
    if (network !== undefined) {
      await this.network.click();
      await this.page.getByRole('option', { name: network }).click();
    }
    if (notes !== undefined) await this.notes.fill(notes);
  }

  /** Opens the form, fills it, saves, and waits until it is closed. */
  async add(entry: ContactEntry): Promise<void> {
    await this.addButton.click();
    await this.fill(entry);
    await this.saveButton.click();
    await expect(this.dialog).toBeHidden();
  }

  /** The row of a contact, by the whole of its name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.page.getByText(name, { exact: true }) });
  }

  async edit(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  }

  async askToDelete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  }
}
