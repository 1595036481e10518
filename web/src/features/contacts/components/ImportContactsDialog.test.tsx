import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { texts } from '../../../texts/texts.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { addContacts } from '../api/addContacts.ts';
import type { Contact } from '../Contact.ts';
import { ImportContactsDialog } from './ImportContactsDialog.tsx';

vi.mock('../api/addContacts.ts', () => ({ addContacts: vi.fn() }));
setUpComponentTests();

const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const FALSE_ANNA = '0xd8da111111111111111111111111111111116045';
const ADA = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BOB = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ada: Contact = {
  id: 'alice_1',
  user_id: 'alice',
  name: 'Ada',
  address: ADA,
  network: 'ethereum',
  notes: null,
};
const known = knownAddresses([{ address: ANNA, kind: 'sentTo' }]);
const file = [
  'name,address,notes',
  `"<script>alert(1)</script>",${BOB},=1+1`,
  `Countess,${ADA},`,
  `Anna,${FALSE_ANNA},`,
  'Nobody,0x12,',
].join('\r\n');

const onClose = vi.fn();
const open = (compared: KnownAddresses = known) => {
  const dialog = (addresses: KnownAddresses) => (
    <AppShell>
      <ImportContactsDialog userId="alice" contacts={[ada]} known={addresses} onClose={onClose} />
    </AppShell>
  );
  const { rerender } = render(dialog(compared));
  return (addresses: KnownAddresses) => rerender(dialog(addresses));
};
const choose = async (text: string) => {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new TypeError('There is no field for a file');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], 'contacts.csv')] } });
    await Promise.resolve();
  });
};
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Import/ });

beforeEach(() => void vi.mocked(addContacts).mockReset().mockResolvedValue());

test('shows the lines of the file, and writes nothing before the user confirms', async () => {
  open();
  expect(submit().disabled).toBe(true);
  await choose(file);
  expect(
    await screen.findByText('1 new contact, 1 that you already have, 1 blocked, 1 invalid line'),
  ).toBeTruthy();
  expect(screen.getByText('Line 4: Begins and ends like an address that you have sent to')).toBeTruthy();
  expect(screen.getByText(/^Line 5: /)).toBeTruthy();
  expect(screen.getByText('Line 3: You already have this address: Ada, Ethereum Mainnet')).toBeTruthy();
  expect(screen.getByText('<script>alert(1)</script>')).toBeTruthy();
  expect(addContacts).not.toHaveBeenCalled();

  fireEvent.click(submit());
  await waitFor(() => expect(addContacts).toHaveBeenCalledOnce());
  expect(vi.mocked(addContacts).mock.lastCall?.[1].map(({ fields }) => fields)).toEqual([
    { name: '<script>alert(1)</script>', address: BOB, network: 'ethereum', notes: '=1+1' },
  ]);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

// Regression: a line without a network became one on Ethereum Mainnet, without a notice.
test('shows the network and the notes of each line, and which lines have no network', async () => {
  open();
  await choose(['name,address,chain id,notes', `Bob,${BOB},56,from the fair`, `Anna,${ANNA},,`].join('\n'));
  const lines = await screen.findAllByRole('listitem');
  const line = (name: string) => lines.find(({ textContent }) => textContent.startsWith(name))?.textContent;
  expect(line('Bob')).toContain('BNB Smart Chain');
  expect(line('Bob')).toContain('from the fair');
  expect(line('Anna')).toContain('No network given, so Ethereum Mainnet');
});

test('leaves out a name of another address unless the user selects it', async () => {
  open();
  await choose(['name,address', `Аda,${BOB}`].join('\n'));
  expect(await screen.findByText('0 new contacts, 1 whose name is used for another address')).toBeTruthy();
  expect(screen.getByText('Line 2: The name is, or looks like, Ada, which has another address')).toBeTruthy();
  expect(submit().disabled).toBe(true);
  fireEvent.click(screen.getByLabelText(texts['contacts.import.withClashes']));
  fireEvent.click(submit());
  await waitFor(() => expect(addContacts).toHaveBeenCalledOnce());
  expect(vi.mocked(addContacts).mock.lastCall?.[1].map(({ fields }) => fields.address)).toEqual([BOB]);
});

test('imports duplicates if the user selects them, but never a stopped line', async () => {
  open();
  await choose(file);
  fireEvent.click(await screen.findByLabelText(texts['contacts.import.withDuplicates']));
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 contacts' }));
  await waitFor(() => expect(addContacts).toHaveBeenCalledOnce());
  const addresses = vi.mocked(addContacts).mock.lastCall?.[1].map(({ fields }) => fields.address);
  expect(addresses?.toSorted()).toEqual([BOB, ADA].toSorted());
});

describe('nothing is checked, and nothing can be imported', () => {
  test('while the known addresses are being read', async () => {
    const change = open(knownAddresses([], { isLoading: true }));
    await choose(file);
    expect(screen.getByText(texts['contacts.import.reading'])).toBeTruthy();
    expect(submit().disabled).toBe(true);
    change(known);
    expect(await screen.findByText(/1 blocked/)).toBeTruthy();
  });

  test('if they could not all be read', async () => {
    open(knownAddresses([], { isIncomplete: true }));
    await choose(file);
    expect(await screen.findByText(texts['contacts.import.error.known'])).toBeTruthy();
    expect(submit().disabled).toBe(true);
  });
});

test('explains why a file is invalid, and another one can be chosen', async () => {
  open();
  await choose('hello');
  expect(await screen.findByText(texts['contacts.import.error.columns'])).toBeTruthy();
  await choose(file);
  expect(await screen.findByText(/^1 new contact/)).toBeTruthy();
  expect(screen.queryByText(texts['contacts.import.error.columns'])).toBeNull();
});

test('reports a partial import, and continues with the rest', async () => {
  const logged = loggedProblems();
  open();
  await choose(`name,address\nBob,${BOB}\nEve,0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC\n`);
  vi.mocked(addContacts).mockImplementationOnce((_user, entries, onAdded) => {
    onAdded(entries.slice(0, 1).map(({ id }) => id));
    return Promise.reject(new Error('unavailable'));
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 contacts' }));
  expect(await screen.findByText(/^1 of 2 contacts were imported/)).toBeTruthy();
  expect(logged()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Import 1 contact' }));
  await waitFor(() => expect(addContacts).toHaveBeenCalledTimes(2));
  const [first, second] = vi.mocked(addContacts).mock.calls.map(([, entries]) => entries);
  expect(second).toEqual(first?.slice(1));
});

test('renders a part of many lines, and more on demand', async () => {
  const lines = Array.from({ length: 130 }, (_, index) => `Bob ${index},${BOB}`);
  open();
  await choose(`name,address\n${lines.join('\n')}`);
  expect(await screen.findByText(/^1 new contact, 129 that/)).toBeTruthy();
  expect(document.querySelectorAll('li')).toHaveLength(100);
  fireEvent.click(screen.getByText('Show 30 more'));
  expect(document.querySelectorAll('li')).toHaveLength(130);
});
