import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { ContactsPage } from './pages/ContactsPage.ts';
import { commit, documentsOf } from './support/documents.ts';
import { expectUsable } from './support/expectUsable.ts';
import { refuseCommits, refusedCommit, refuseListening } from './support/refusals.ts';
import { SCREEN } from './support/screen.ts';
import { test } from './support/test.ts';
import { toast } from './support/toast.ts';
import { createWalletUser, newAddress, type WalletUser } from './support/walletUser.ts';

/* /contacts: docs/product.md §2 Contacts, §4 Contacts dialog, §5 Contacts, §8 Contacts. */

test.describe.configure({ mode: 'parallel' });

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';

let contacts: ContactsPage;

test.beforeEach(({ page }) => {
  contacts = new ContactsPage(page);
});

/** Adds a contact from another device of the user's. */
async function addElsewhere({ uid, idToken }: WalletUser, name: string, address = newAddress()) {
  await commit(
    [
      {
        path: `contacts/${uid}_${name.replace(/\W/g, '')}`,
        fields: { user_id: uid, name, address, network: 'ethereum', notes: null },
        timestampField: 'created_at',
      },
    ],
    idToken,
  );
}

test('a contact is added, edited and deleted', SCREEN, async ({ page, returningUser }) => {
  await contacts.open();
  await expect(page.getByText('No contacts yet')).toBeVisible();

  await contacts.addButton.click();
  await expect(contacts.dialog).toContainText('Add Contact');
  await contacts.fill({
    name: ' Ada Lovelace ',
    address: ADDRESS.toLowerCase(),
    network: 'Polygon Mainnet',
    notes: 'Pays on Fridays\nin MATIC',
  });
  await contacts.saveButton.click();
  await expect(toast(page, 'Contact added')).toBeVisible();
  const row = contacts.row('Ada Lovelace');
  await expect(row).toContainText(ADDRESS);
  await expect(row).toContainText('Polygon Mainnet');
  await expect(row).toContainText('Pays on Fridays\nin MATIC');
  expect(await documentsOf(returningUser.uid, 'contacts')).toEqual([
    {
      user_id: returningUser.uid,
      name: 'Ada Lovelace',
      address: ADDRESS,
      network: 'polygon',
      notes: 'Pays on Fridays\nin MATIC',
      created_at: expect.any(String),
    },
  ]);

  // The form is empty again after a save.
  await contacts.addButton.click();
  for (const field of [contacts.name, contacts.address, contacts.notes]) await expect(field).toHaveValue('');
  await expect(contacts.network).toContainText('Ethereum Mainnet');
  await contacts.cancelButton.click();

  await contacts.edit('Ada Lovelace');
  await expect(contacts.dialog).toContainText('Edit Contact');
  await expect(contacts.address).toHaveValue(ADDRESS);
  await expect(contacts.notes).toHaveValue('Pays on Fridays\nin MATIC');
  await contacts.fill({ name: 'Ada King', address: ADDRESS, notes: '' });
  await contacts.saveButton.click();
  await expect(toast(page, 'Contact updated')).toBeVisible();
  await expect(contacts.names).toHaveText(['Ada King']);
  expect(await documentsOf(returningUser.uid, 'contacts')).toEqual([
    expect.objectContaining({ name: 'Ada King', network: 'polygon', notes: null }),
  ]);

  await contacts.askToDelete('Ada King');
  await expect(contacts.dialog).toContainText('Delete Ada King?');
  await contacts.cancelButton.click();
  await expect(contacts.rows).toHaveCount(1);
  await contacts.askToDelete('Ada King');
  await contacts.confirmDeleteButton.click();
  await expect(toast(page, 'Contact deleted')).toBeVisible();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  expect(await documentsOf(returningUser.uid, 'contacts')).toEqual([]);

  // From a file, and all of them as a file again.
  const file = `\uFEFFname,address,network,notes\r\n'=Bob,${ADDRESS},polygon,\r\nAda,${ADDRESS},ethereum,\r\n`;
  await page.getByRole('button', { name: 'Import' }).click();
  await contacts.dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await contacts.dialog.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(toast(page, '2 contacts imported')).toBeVisible();
  await expect(contacts.names).toHaveText(['=Bob', 'Ada']);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Export data' }).click();
  await contacts.dialog.getByRole('radio', { name: 'Contacts' }).check();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    contacts.dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await exported.path(), 'utf8')).toBe(file);
});

test('invalid contacts are refused at the field', SCREEN, async ({ page, returningUser }) => {
  await contacts.open();
  await contacts.addButton.click();
  await contacts.saveButton.click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await expect(page.getByText('Please fill in this field')).toBeVisible();
  await expect(contacts.name).toBeFocused();

  await contacts.fill({ name: 'x'.repeat(101), address: ADDRESS.slice(0, -1), notes: 'x'.repeat(501) });
  await contacts.saveButton.click();
  await expect(page.getByText('Use at most 100 characters for the name')).toBeVisible();
  await expect(page.getByText('Enter an address: 0x followed by 40 hex digits')).toBeVisible();
  await expect(page.getByText('Use at most 500 characters for the notes')).toBeVisible();

  await contacts.fill({ name: 'Ada\u202eevE', address: ADDRESS.replace('98', '89'), notes: '' });
  await expect(page.getByText('This text contains invisible characters')).toBeVisible();
  await expect(
    page.getByText('This address has a typo: its checksum does not match. Copy it again.'),
  ).toBeVisible();
  await contacts.address.fill(`0x${'0'.repeat(40)}`);
  await expect(page.getByText('This is the zero address. Coins sent to it are lost.')).toBeVisible();
  await contacts.saveButton.click();
  await expect(contacts.dialog).toBeVisible();
  expect(await documentsOf(returningUser.uid, 'contacts')).toEqual([]);

  await test.step('a double click saves one contact', async () => {
    await contacts.open();
    await contacts.addButton.click();
    await contacts.fill({ name: 'Ada', address: ADDRESS });
    await contacts.saveButton.dblclick();
    await expect(contacts.dialog).toBeHidden();
    await expect(contacts.rows).toHaveCount(1);
    expect(await documentsOf(returningUser.uid, 'contacts')).toHaveLength(1);
  });
});

test(
  'a refusal of the rules is shown, and no input is lost',
  SCREEN,
  async ({ page, returningUser, consoleGuard }) => {
    consoleGuard.expect(...refusedCommit, /Saving a contact failed/, /Failed to delete contact/);
    await contacts.open();
    const allow = await refuseCommits(page);
    await contacts.addButton.click();
    await contacts.fill({ name: 'Ada', address: ADDRESS, notes: 'Friend' });
    await contacts.saveButton.click();
    await expect(page.getByText('Failed to add contact')).toBeVisible();
    await expect(contacts.name).toHaveValue('Ada');
    await expect(contacts.address).toHaveValue(ADDRESS);
    await expect(contacts.notes).toHaveValue('Friend');
    expect(await documentsOf(returningUser.uid, 'contacts')).toEqual([]);

    await allow();
    await contacts.saveButton.click();
    await expect(contacts.names).toHaveText(['Ada']);

    await contacts.edit('Ada');
    const allowAgain = await refuseCommits(page);
    await contacts.name.fill('Eve');
    await contacts.saveButton.click();
    await expect(page.getByText('Failed to update contact')).toBeVisible();
    await expect(contacts.name).toHaveValue('Eve');
    await contacts.cancelButton.click();
    await expect(contacts.names).toHaveText(['Ada']);

    await test.step('a failed deletion leaves the row with a message', async () => {
      await contacts.askToDelete('Ada');
      await contacts.confirmDeleteButton.click();
      await expect(toast(page, 'Failed to delete contact')).toBeVisible();
      await expect(contacts.names).toHaveText(['Ada']);
      expect(await documentsOf(returningUser.uid, 'contacts')).toHaveLength(1);

      await allowAgain();
      await contacts.askToDelete('Ada');
      await contacts.confirmDeleteButton.click();
      await expect(contacts.rows).toHaveCount(0);
    });
  },
);

test(
  'the list: reloaded, copied from, sorted, and private',
  SCREEN,
  async ({ page, context, returningUser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const stranger = await createWalletUser();
    await Promise.all([addElsewhere(stranger, 'Stranger'), addElsewhere(returningUser, 'Ada', ADDRESS)]);

    await test.step('contacts that cannot be loaded are no empty list, and can be retried', async () => {
      const allow = await refuseListening(page, 'contacts');
      await contacts.open();
      await expect(page.getByText('Failed to load contacts')).toBeVisible();
      await expect(page.getByText('No contacts yet')).toBeHidden();
      await allow();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(contacts.names).toHaveText(['Ada']);
    });
    await test.step('the address is copied in full', async () => {
      await page.getByRole('button', { name: 'Copy the address of Ada' }).click();
      await expect(toast(page, 'Address copied to clipboard')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
    });
    await test.step('the list is sorted by name and follows other devices', async () => {
      for (const name of ['Zoe', 'bob', 'Émile']) await addElsewhere(returningUser, name);
      await expect(contacts.names).toHaveText(['Ada', 'bob', 'Émile', 'Zoe']);
    });
  },
);

test('a contact is picked in the Send dialog', async ({ page, returningUser, walletPage, sendDialog }) => {
  await addElsewhere(returningUser, 'Zoe');
  await addElsewhere(returningUser, 'Ada', ADDRESS);
  await walletPage.open();
  await sendDialog.open();
  await page.getByRole('button', { name: 'Choose a contact' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Ada/, /^Zoe/]);
  await page.getByRole('menuitem', { name: /^Ada/ }).click();
  await expect(sendDialog.recipient).toHaveValue(ADDRESS);
});

test('is usable on a phone and a desktop, light and dark', SCREEN, async ({ page, returningUser }) => {
  await contacts.open();
  await expect(page.getByText('No contacts yet')).toBeVisible();
  await expectUsable(page);
  await addElsewhere(returningUser, 'Ada Lovelace');
  await addElsewhere(returningUser, `${'Long'.repeat(24)}Name`);
  await expect(contacts.rows).toHaveCount(2);
  await expectUsable(page);
  await contacts.addButton.click();
  await contacts.saveButton.click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await expectUsable(page);
});
