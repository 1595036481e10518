import { WalletError } from '@everything-wallet/core/errors/WalletError';
import type { TextId } from '@everything-wallet/core/texts/texts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallableError } from '../../../lib/firebase/CallableError.ts';
import { vibrate } from '../../../lib/haptics/vibrate.ts';
import { AppShell } from '../../../testing/AppShell.tsx';
import { deferred } from '../../../testing/deferred.ts';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { useSubmission } from './useSubmission.ts';

vi.mock('../../../lib/haptics/vibrate.ts', () => ({ vibrate: vi.fn() }));
setUpComponentTests();

const onSigningChange = vi.fn<(isSigning: boolean) => void>();
const shown = {
  onSent: vi.fn<(sent: string) => void>(),
  onWrongPassword: vi.fn<() => void>(),
  onUnknown: vi.fn<(text: string) => void>(),
  refresh: vi.fn<() => void>(),
};
const refreshAfter: ReadonlySet<TextId> | 'any' = new Set<TextId>(['send.error.feeRose']);

let problems: () => readonly string[];
beforeEach(() => {
  vi.clearAllMocks();
  problems = loggedProblems();
});

function open() {
  const { result } = renderHook(() => useSubmission(onSigningChange), { wrapper: AppShell });
  const submission = () => result.current;
  const press = (
    send: (maySkipJournal: boolean) => Promise<string>,
    fields: Partial<Parameters<ReturnType<typeof useSubmission>['submit']>[0]> = {},
  ) =>
    act(() =>
      submission().submit<string>({ problem: 'Sending failed', refreshAfter, ...shown, ...fields, send }),
    );
  return { submission, press };
}

const failing = (textId: TextId) => () => Promise.reject(new WalletError(textId));
const toasts = () => document.body.textContent;

test('goes from idle to signing to sent, and a second press meanwhile signs nothing', async () => {
  const { submission, press } = open();
  expect(submission().state).toBe('idle');
  const answer = deferred<string>();
  const send = vi.fn(() => answer.promise);
  let first: Promise<void> | undefined;
  act(() => {
    const submitted = { problem: 'Sending failed', refreshAfter, ...shown, send };
    first = submission().submit(submitted);
    // Before React has rendered the button disabled.
    void submission().submit(submitted);
    expect(submission().isBusy()).toBe(true);
  });
  expect(submission()).toMatchObject({ state: 'signing', isSigning: true });
  await press(send);
  expect(send).toHaveBeenCalledOnce();
  await act(async () => {
    answer.resolve('0xab');
    await first;
  });
  expect(submission()).toMatchObject({ state: 'sent', isSigning: false });
  expect(shown.onSent.mock.calls).toEqual([['0xab']]);
  expect(onSigningChange.mock.calls).toEqual([[true], [false]]);
  expect(problems()).toEqual([]);
});

test('shows a failure as a toast, and can be pressed again', async () => {
  const { submission, press } = open();
  await press(failing('send.error.busy'));
  expect(submission().state).toBe('failed');
  expect(toasts()).toContain('Another tab');
  expect(shown.refresh).not.toHaveBeenCalled();
  await press(() => Promise.resolve('0xab'));
  expect(submission().state).toBe('sent');
  expect(onSigningChange.mock.calls).toEqual([[true], [false], [true], [false]]);
});

// Regression: a failure after the broadcast left the form open, and the next press sent the same once more.
test('a failure after it was sent is logged, and nothing is signed again', async () => {
  const { submission, press } = open();
  const send = vi.fn(() => Promise.resolve('0xab'));
  const onSent = vi.fn(() => {
    throw new Error('broken');
  });
  await press(send, { onSent });
  expect(submission()).toMatchObject({ state: 'sent', isSigning: false });
  expect(problems()).toEqual([expect.stringContaining('Showing a sent transaction failed')]);
  expect(toasts()).toBe('');
  await press(send, { onSent });
  expect(send).toHaveBeenCalledOnce();
  expect(submission().state).toBe('sent');
});

test('shows a wrong password at its field, and not as a toast', async () => {
  const { submission, press } = open();
  await press(failing('vault.error.password'));
  expect(submission().state).toBe('failed');
  expect(shown.onWrongPassword).toHaveBeenCalledOnce();
  expect(toasts()).toBe('');
});

describe('what is shown', () => {
  test('is refreshed after the failures that say it is old', async () => {
    const { press } = open();
    await press(failing('send.error.feeRose'));
    expect(shown.refresh).toHaveBeenCalledOnce();
  });

  test('is refreshed after any failure where the kind says so, and not after an unknown outcome', async () => {
    const { press } = open();
    await press(failing('send.error.busy'), { refreshAfter: 'any' });
    expect(shown.refresh).toHaveBeenCalledOnce();
    await press(failing('send.error.uncertain'), { refreshAfter: 'any' });
    expect(shown.refresh).toHaveBeenCalledOnce();
  });
});

test.each([
  ['this browser', new WalletError('send.error.uncertain')],
  ['the server', new CallableError('unavailable', 'Unknown.', { reason: 'outcomeUncertain' })],
])('an outcome that is unknown to %s is left to its alert', async (_, error) => {
  const { submission, press } = open();
  await press(() => Promise.reject(error));
  expect(submission().state).toBe('unknown');
  expect(shown.onUnknown).toHaveBeenCalledOnce();
  expect(toasts()).toBe('');
  expect(shown.onSent).not.toHaveBeenCalled();
});

test('goes unstored only at the press after it said so', async () => {
  const { press } = open();
  const send = vi.fn(failing('send.error.unnoted'));
  await press(send);
  await press(send);
  expect(send.mock.calls).toEqual([[false], [true]]);
});

test('leaves a failure of its kind to the form', async () => {
  const { submission, press } = open();
  const showOwn = vi.fn(() => true);
  await press(failing('send.error.feeRose'), { showOwn });
  expect(showOwn).toHaveBeenCalledOnce();
  expect(submission().state).toBe('failed');
  expect(toasts()).toBe('');
  expect(shown.refresh).not.toHaveBeenCalled();
});

test('a success and a failure each vibrate once', async () => {
  await open().press(failing('send.error.failed'));
  expect(vi.mocked(vibrate).mock.calls).toEqual([[30, 60, 30]]);
  await open().press(() => Promise.resolve('0x1'));
  expect(vi.mocked(vibrate).mock.calls).toEqual([[30, 60, 30], [15]]);
});
