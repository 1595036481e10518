import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { addContact } from '../api/addContact.ts';
import type { Contact } from '../Contact.ts';
import { ContactDialog } from './ContactDialog.tsx';

vi.mock('../api/addContact.ts', () => ({ addContact: vi.fn() }));
setUpComponentTests();

const ada: Contact = {
  id: 'alice_1',
  user_id: 'alice',
  name: 'Ada',
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  network: 'polygon',
  notes: null,
};

const renderDialog = (contact?: Contact) =>
  render(<ContactDialog userId="alice" contact={contact} contacts={[ada]} onClose={vi.fn()} />, {
    wrapper: AppShell,
  });
const twin = () => screen.queryByText('You have this address already: Ada, Polygon Mainnet');

test('an address that is saved already is pointed out, however it is written, and may be saved', async () => {
  const user = userEvent.setup();
  vi.mocked(addContact).mockResolvedValue(undefined);
  renderDialog();
  await user.type(screen.getByLabelText(/^Name/), 'Countess');
  await user.click(screen.getByLabelText(/^Address/));
  await user.paste(` ${ada.address.toLowerCase()} `);
  expect(twin()).toBeTruthy();
  expect(screen.getByLabelText(/^Address/).getAttribute('aria-invalid')).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(addContact).toHaveBeenCalledOnce());
});

test('a contact that is edited is not its own double', () => {
  renderDialog(ada);
  expect(twin()).toBeNull();
});
