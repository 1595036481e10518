import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { Contact } from '../Contact.ts';
import { ContactList } from './ContactList.tsx';

setUpComponentTests();
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(126);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const contact = (index: number) =>
  ({
    id: `contact ${index}`,
    user_id: 'alice',
    name: `Contact ${index}`,
    address: `0x${String(index).padStart(40, '0')}`,
    network: 'ethereum',
  }) as Contact;

function open(count: number) {
  const onEdit = vi.fn();
  const onDelete = vi.fn();
  const contacts = Array.from({ length: count }, (_, index) => contact(index + 1));
  render(<ContactList contacts={contacts} onEdit={onEdit} onDelete={onDelete} />, { wrapper: AppShell });
  return { onEdit, onDelete, contacts };
}

// Regression: all of ten thousand imported contacts were rendered, and the page froze.
test('renders only the visible contacts of thousands, with their position among all', () => {
  open(10_000);
  const rows = within(screen.getByRole('list', { name: 'Contacts' })).getAllByRole('listitem');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.length).toBeLessThan(100);
  expect(rows[0]?.getAttribute('aria-posinset')).toBe('1');
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000');
});

test('renders a usual list completely; each contact can be edited and deleted', async () => {
  const { onEdit, onDelete, contacts } = open(30);
  expect(screen.getAllByRole('listitem')).toHaveLength(30);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Edit Contact 7$/ }));
  await user.click(screen.getByRole('button', { name: /^Delete Contact 8$/ }));
  expect([onEdit.mock.calls, onDelete.mock.calls]).toEqual([[[contacts[6]]], [[contacts[7]]]]);
});

test.each([
  ['👨\u200d👩\u200d👧 Family', '👨\u200d👩\u200d👧'],
  ['ada', 'A'],
  ['n\u0303and\u00fa', 'N\u0303'],
])('the disc of %s has its first character as people see it', (name, first) => {
  render(<ContactList contacts={[{ ...contact(1), name }]} onEdit={vi.fn()} onDelete={vi.fn()} />, {
    wrapper: AppShell,
  });
  expect(screen.getByText(first, { exact: true })).toBeTruthy();
});
