import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AppShell } from '../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../testing/setUpComponentTests.ts';
import { useSingleMutation } from './useSingleMutation.ts';

setUpComponentTests();

/** Starts a mutation, and is disabled during it, like the application's buttons. */
function Button({ work }: { work: (name: string) => Promise<string> }) {
  const { mutate, data, error, isPending } = useSingleMutation({ mutationFn: work });
  return (
    <button disabled={isPending} onClick={() => mutate('key')}>
      {isPending ? 'busy' : (data ?? error?.message ?? 'idle')}
    </button>
  );
}

test('presses in one moment begin it once, and it can be begun again when it has ended', async () => {
  const work = vi.fn((name: string) => Promise.resolve(`made ${name} ${work.mock.calls.length}`));
  render(<Button work={work} />, { wrapper: AppShell });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('made key 1'));
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('made key 2'));
});

test('it can be begun again after it has failed', async () => {
  const work = vi
    .fn((name: string) => Promise.resolve(`made ${name}`))
    .mockRejectedValueOnce(new Error('refused'));
  render(<Button work={work} />, { wrapper: AppShell });
  const button = screen.getByRole('button');
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('refused'));
  expect(work).toHaveBeenCalledTimes(1);
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe('made key'));
});
