import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SigningContent } from '../../../components/SigningContent.tsx';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import type { WaitingRelease } from '../WaitingRelease.ts';
import { ReleaseOffer } from './ReleaseOffer.tsx';

const watch = vi.hoisted(() => vi.fn());
vi.mock('../watchReleases.ts', () => ({ watchReleases: watch }));
setUpComponentTests();

const accept = vi.fn(() => Promise.resolve());
const release: WaitingRelease = { id: 'two', version: '2.0.0', changes: ['Sends are faster.'], accept };
const offer = () => screen.queryByText('Version 2.0.0 is ready');

beforeEach(() => {
  window.localStorage.clear();
  accept.mockReset().mockResolvedValue();
  watch.mockReset().mockReturnValue(() => undefined);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

/** Opens a wallet screen for which a release waits. */
async function open(review = false) {
  const screenOf = (isReviewing: boolean) => (
    <AppShell>
      <ReleaseOffer />
      {isReviewing && <SigningContent keyField={null}>A transfer</SigningContent>}
    </AppShell>
  );
  const { rerender, unmount } = render(screenOf(review));
  await vi.waitFor(() => expect(watch).toHaveBeenCalledOnce());
  const [{ onWaiting }] = watch.mock.lastCall as [{ onWaiting: (waiting: WaitingRelease) => void }];
  act(() => onWaiting(release));
  return { closeReview: () => rerender(screenOf(false)), unmount };
}

test('a waiting release is offered with its version and changes, and accepted by a press', async () => {
  await open();
  expect(offer()).toBeTruthy();
  expect(screen.getByText('Sends are faster.').closest('ul')?.lang).toBe('en');
  expect(accept).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(accept).toHaveBeenCalledOnce();
});

test('an update is refused while a review is open, and possible once it is closed', async () => {
  const { closeReview } = await open(true);
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/Finish or close every open signature and transfer/)).toBeTruthy();
  expect(accept).not.toHaveBeenCalled();
  closeReview();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(accept).toHaveBeenCalledOnce();
});

test('a worker that does not answer leaves the offer, with the reason', async () => {
  accept.mockRejectedValue(new Error('no answer'));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/Couldn't update/)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Update' }).disabled).toBe(false);
});

test('Later hides this release for a day, also after a reload', async () => {
  const { unmount } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offer()).toBeNull();
  unmount();
  watch.mockClear();
  const again = await open();
  expect(offer()).toBeNull();
  again.unmount();
  watch.mockClear();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000);
  await open();
  expect(offer()).toBeTruthy();
});
