import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { promisesSettled } from '../../../testing/promisesSettled.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { KnownAddresses } from '../../../lib/recipients/KnownAddresses.ts';
import { knownAddresses } from '../../../lib/recipients/testing/knownAddresses.ts';
import { texts } from '../../../texts/texts.ts';
import { addContact } from '../api/addContact.ts';
import { updateContact } from '../api/updateContact.ts';
import type { Contact } from '../Contact.ts';
import { ContactDialog } from './ContactDialog.tsx';

vi.mock('../api/addContact.ts', () => ({ addContact: vi.fn() }));
vi.mock('../api/updateContact.ts', () => ({ updateContact: vi.fn() }));
setUpComponentTests();

const ada: Contact = {
  id: 'alice_1',
  user_id: 'alice',
  name: 'Ada',
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  network: 'polygon',
  notes: null,
};

const OTHER = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';

const renderDialog = (contact?: Contact, known = knownAddresses()) => {
  const dialog = (compared: KnownAddresses) => (
    <AppShell>
      <ContactDialog userId="alice" contact={contact} contacts={[ada]} known={compared} onClose={vi.fn()} />
    </AppShell>
  );
  const { rerender } = render(dialog(known));
  return { change: (compared: KnownAddresses) => rerender(dialog(compared)) };
};
const twin = () => screen.queryByText('You already have this address: Ada, Polygon Mainnet');

test('warns about an address that is saved already, in any spelling, and can save it', async () => {
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

// Regression: two contacts could have one name without a warning, and the history names addresses by it.
test('warns about a lookalike of the name of another contact or account, and can save it', async () => {
  const user = userEvent.setup();
  vi.mocked(addContact).mockReset().mockResolvedValue(undefined);
  const account = { address: OTHER, kind: 'account', name: 'Savings' } as const;
  renderDialog(undefined, knownAddresses([account]));
  const hint = (name: string) => screen.queryByText(`You already have ${name}`, { exact: false });
  const name = screen.getByLabelText(/^Name/);
  await user.type(name, ' ADA');
  expect((await screen.findByText(/^You already have Ada, at 0xfB691609…/)).id).toBe(
    name.getAttribute('aria-describedby'),
  );
  expect(name.getAttribute('aria-invalid')).toBe('false');
  // The same address on another network is no lookalike.
  await user.type(screen.getByLabelText(/^Address/), ada.address);
  expect(hint('Ada')).toBeNull();
  await user.clear(name);
  await user.type(name, 'savings');
  expect(hint('Savings')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(addContact).toHaveBeenCalledOnce());
});

// Regression: names in Persian and Sinhala, and ❤️, were refused.
test.each(['علی\u200cرضا', 'ශ්\u200dරී', '❤\ufe0f', '👨\u200d👩\u200d👧'])(
  'saves a name as it is typed: %s',
  async (name) => {
    const user = userEvent.setup();
    vi.mocked(addContact).mockReset().mockResolvedValue(undefined);
    renderDialog();
    await user.click(screen.getByLabelText(/^Name/));
    await user.paste(name);
    await user.type(screen.getByLabelText(/^Address/), OTHER);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(addContact).toHaveBeenCalledOnce());
    expect(JSON.stringify(vi.mocked(addContact).mock.calls)).toContain(JSON.stringify(name));
  },
);

test.each([
  ['\u{1d159}', texts['common.error.invisible']],
  ['A\u200dda', texts['common.error.invisible']],
  ['\u0301', texts['common.error.marks']],
  [`A${'\u0301'.repeat(5)}`, texts['common.error.marks']],
])('refuses a name that is not seen as it is: %j', async (name, error) => {
  const user = userEvent.setup();
  vi.mocked(addContact).mockReset();
  renderDialog();
  await user.click(screen.getByLabelText(/^Name/));
  await user.paste(name);
  await user.type(screen.getByLabelText(/^Address/), OTHER);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(error)).toBeTruthy();
  expect(addContact).not.toHaveBeenCalled();
});

test('an edited contact is no lookalike of itself', async () => {
  const user = userEvent.setup();
  renderDialog(ada);
  await user.type(screen.getByLabelText(/^Name/), ' ');
  await promisesSettled();
  expect(screen.queryByText(/^You already have Ada/)).toBeNull();
});

test('an edited contact is no duplicate of itself', () => {
  renderDialog(ada);
  expect(twin()).toBeNull();
});

// Regression: it opened as Ethereum, and saving a changed note moved the contact there.
describe('a contact on an unknown network', () => {
  const far = { ...ada, network: 'farcoin' };

  test('stays there if only a note is changed', async () => {
    vi.mocked(updateContact).mockReset().mockResolvedValue();
    renderDialog(far);
    expect(screen.getByRole('combobox', { name: /Network/ }).textContent).toBe('farcoin');
    fireEvent.change(screen.getByLabelText(/^Notes/), { target: { value: 'Met in Turin' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updateContact).toHaveBeenCalledOnce());
    expect(vi.mocked(updateContact).mock.lastCall?.[1]).toMatchObject({
      network: 'farcoin',
      notes: 'Met in Turin',
    });
  });

  test('can be moved to a known network', async () => {
    vi.mocked(updateContact).mockReset().mockResolvedValue();
    const user = userEvent.setup();
    renderDialog(far);
    await user.click(screen.getByRole('combobox', { name: /Network/ }));
    await user.click(screen.getByRole('option', { name: 'Polygon Mainnet' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(updateContact).toHaveBeenCalledOnce());
    expect(vi.mocked(updateContact).mock.lastCall?.[1]).toMatchObject({ network: 'polygon' });
  });
});

// Regression: saving compared nothing, and a warning appeared only when sending to the saved address.
describe('a lookalike of a known address', () => {
  const ANNA = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const FALSE_ANNA = '0xD8da111111111111111111111111111111116045';
  const FALSE_ADA = '0xfb6911111111111111111111111111111111d359';
  const known: KnownAddresses = knownAddresses([
    { address: ANNA, kind: 'sentTo' },
    { address: ada.address, kind: 'contact', name: 'Ada', network: 'polygon' },
  ]);
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  const fill = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const digits = () => screen.queryByLabelText<HTMLInputElement>(/^Digits 5 to 12 after 0x/);
  const typeDigits = (value: string) =>
    fireEvent.input(digits() ?? document.body, { target: { value }, inputType: 'insertText' });

  beforeEach(() => {
    vi.mocked(addContact).mockReset().mockResolvedValue();
    vi.mocked(updateContact).mockReset().mockResolvedValue();
  });

  test('at both ends is saved only after digits of its middle are typed', async () => {
    renderDialog(undefined, known);
    fill(/^Name/, 'Anna');
    fill(/^Address/, FALSE_ANNA.toLowerCase());
    expect(
      screen.getByText(/^Stop: this address begins and ends like an address that you have sent to/),
    ).toBeTruthy();
    expect(save().disabled).toBe(true);
    fireEvent.submit(screen.getByLabelText(/^Name/));
    await promisesSettled();
    typeDigits('6bf26964');
    expect(save().disabled).toBe(true);
    typeDigits('11111111');
    expect(screen.getByText(texts['contacts.guard.retyped'])).toBeTruthy();
    expect(addContact).not.toHaveBeenCalled();
    fireEvent.click(save());
    await waitFor(() => expect(addContact).toHaveBeenCalledOnce());
    expect(vi.mocked(addContact).mock.lastCall?.[2]).toMatchObject({ address: FALSE_ANNA });
  });

  test('at one end is saved with a warning', async () => {
    renderDialog(undefined, known);
    fill(/^Name/, 'Anna');
    fill(/^Address/, '0xd8da111111111111111111111111111111111111');
    expect(screen.getByText(/^This address begins like an address that you have sent to/)).toBeTruthy();
    fireEvent.click(save());
    await waitFor(() => expect(addContact).toHaveBeenCalledOnce());
  });

  test('cannot replace a contact’s own address', () => {
    renderDialog(ada, known);
    fill(/^Address/, FALSE_ADA);
    expect(screen.getByText(/^Stop: .* like your contact Ada/)).toBeTruthy();
    expect(save().disabled).toBe(true);
  });

  test('that is saved already can be renamed; the dialog names the known address', async () => {
    const saved = { ...ada, id: 'alice_2', name: 'Anna', address: FALSE_ANNA };
    renderDialog(saved, known);
    expect(screen.getByText(/^Stop: /)).toBeTruthy();
    expect(digits()).toBeNull();
    fill(/^Name/, 'Not Anna');
    fireEvent.click(save());
    await waitFor(() => expect(updateContact).toHaveBeenCalledOnce());
  });

  test('nothing is saved while the known addresses are being read', () => {
    const { change } = renderDialog(undefined, knownAddresses([], { isLoading: true }));
    fill(/^Name/, 'Anna');
    fill(/^Address/, FALSE_ANNA);
    expect(screen.getByText(texts['send.guard.checking'])).toBeTruthy();
    expect(save().disabled).toBe(true);
    change(known);
    expect(screen.getByText(/^Stop: /)).toBeTruthy();
    change(knownAddresses([], { isIncomplete: true }));
    expect(screen.getByText(texts['send.guard.unread'])).toBeTruthy();
    expect(save().disabled).toBe(false);
  });
});
