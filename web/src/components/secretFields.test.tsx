import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { DevicePasswordField } from './DevicePasswordField.tsx';
import { PhraseField } from './PhraseField.tsx';

setUpComponentTests();

const fields = [
  ['Recovery Phrase', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['Device password', 'staple battery horse'],
] as const;

let values: () => unknown;

function open() {
  function Form() {
    const { control, getValues, reset, setValue } = useForm({ defaultValues: { phrase: '', password: '' } });
    values = getValues;
    return (
      <form>
        <PhraseField control={control} name="phrase" />
        <DevicePasswordField control={control} name="password" />
        <button type="button" onClick={() => reset()}>
          Reset
        </button>
        <button type="button" onClick={() => setValue('password', 'set by the form')}>
          Set
        </button>
      </form>
    );
  }
  render(<Form />, { wrapper: AppShell });
  for (const [label, value] of fields) fireEvent.change(field(label), { target: { value } });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

// Regression: React writes the value of a controlled input into its markup, which is included in copies and
// saved pages.
test.each(fields)("text typed into %s is not in the page's markup", (label, value) => {
  open();
  expect(field(label).value).toBe(value);
  expect(document.documentElement.outerHTML).not.toContain(value);
  fireEvent.click(screen.getAllByRole('button', { name: 'Show password' })[0] ?? document.body);
  expect(field(label).value).toBe(value);
  expect(document.documentElement.outerHTML).not.toContain(value);
});

// Regression: a page in the browser's back/forward cache retained both.
test('a page that is left forgets both, in its fields and in its form', () => {
  open();
  window.dispatchEvent(new Event('pagehide'));
  expect(fields.map(([label]) => field(label).value)).toEqual(['', '']);
  expect(values()).toEqual({ phrase: '', password: '' });
});

test('a form that is cleared or filled by code is updated', async () => {
  open();
  fireEvent.click(screen.getByText('Set'));
  await waitFor(() => expect(field('Device password').value).toBe('set by the form'));
  fireEvent.click(screen.getByText('Reset'));
  await waitFor(() => expect(fields.map(([label]) => field(label).value)).toEqual(['', '']));
});
