import { typedPhraseSchema } from '@everything-wallet/core/accounts/typedPhraseSchema';
import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { AppShell } from '../testing/AppShell.tsx';
import { setUpComponentTests } from '../testing/setUpComponentTests.ts';
import { PhraseField } from './PhraseField.tsx';

setUpComponentTests();

function PhraseForm() {
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(typedPhraseSchema),
    defaultValues: { phrase: '' },
  });
  const refuse = () => setError('phrase', { message: 'send.error.invalidPhrase' });
  return (
    <form onSubmit={(event) => void handleSubmit(refuse)(event)}>
      <PhraseField control={control} name="phrase" helperText="Used here alone" />
      <button>Add</button>
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Recovery Phrase');

test("the form's own refusal stands before what is wrong with the phrase", async () => {
  render(<PhraseForm />, { wrapper: AppShell });
  expect(screen.getByText('Used here alone')).toBeTruthy();
  fireEvent.change(field(), { target: { value: 'legal winner' } });
  fireEvent.click(screen.getByText('Add'));
  expect(
    await screen.findByText(
      'Invalid recovery phrase: A recovery phrase has 12, 15, 18, 21 or 24 words; this one has 2',
    ),
  ).toBeTruthy();
});

test('an empty phrase is required, but not called wrong before', async () => {
  render(<PhraseForm />, { wrapper: AppShell });
  fireEvent.focus(field());
  fireEvent.blur(field());
  expect(field().getAttribute('aria-invalid')).toBe('false');
  fireEvent.click(screen.getByText('Add'));
  expect(await screen.findByText('Please enter your recovery phrase')).toBeTruthy();
});
