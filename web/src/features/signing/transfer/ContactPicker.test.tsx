import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { ContactPicker } from './ContactPicker.tsx';

setUpComponentTests();

const contacts = Array.from({ length: 30 }, (_, index) => ({
  name: `${'A very long name of somebody '.repeat(3)}${index}`,
  address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  network: 'ethereum',
}));

// Regression: the list was as wide as its longest name, and overflowed the dialog and the phone's screen.
test('the list is as wide as its field and limited in height, however long the names', () => {
  const field = document.createElement('div');
  Object.defineProperty(field, 'clientWidth', { value: 296 });
  document.body.append(field);
  render(<ContactPicker contacts={contacts} field={{ current: field }} disabled={false} onPick={vi.fn()} />, {
    wrapper: AppShell,
  });
  fireEvent.click(screen.getByRole('button', { name: 'Choose a contact' }));
  expect(screen.getAllByRole('menuitem')).toHaveLength(30);
  const paper = screen.getByRole('menu').parentElement ?? expect.fail('no paper');
  expect(getComputedStyle(paper)).toMatchObject({ width: '296px', maxWidth: 'none', maxHeight: '320px' });
  field.remove();
});
