import 'fake-indexeddb/auto';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { sendJournal } from './sendJournal.ts';
import { settleSend } from './settleSend.ts';
import { sendOutcomes } from './sendOutcomes.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { UnsettledSends } from './UnsettledSends.tsx';

// Mocked: it has its own tests; here only the messages matter.
vi.mock('./settleSend.ts', () => ({ settleSend: vi.fn() }));
setUpComponentTests();

const send = journalledSend();
beforeEach(async () => {
  vi.mocked(settleSend).mockReset();
  await sendJournal.write(send);
});
afterEach(async () => {
  await sendJournal.remove(send.id);
  await sendOutcomes.findOutcomes('alice');
});

function open(userId = 'alice') {
  render(
    <AppShell>
      <UnsettledSends userId={userId} />
    </AppShell>,
  );
}

test('queries an interrupted send when the wallet opens, and reports that it was sent', async () => {
  vi.mocked(settleSend).mockResolvedValue('sent');
  open();
  expect(
    await screen.findByText('The network received your transfer of 0.25 ETH to 0xfB691609…37c5d359'),
  ).toBeTruthy();
  expect(settleSend).toHaveBeenCalledExactlyOnceWith(send);
});

test('and that it was not', async () => {
  vi.mocked(settleSend).mockResolvedValue('notSent');
  open();
  expect(
    await screen.findByText(/of 0\.25 ETH to 0x.* was not sent\. No coins or tokens were moved/),
  ).toBeTruthy();
});

test.each([
  ['sent', 'The network received your transaction: Swap, at 0xfB691609…37c5d359'],
  ['failed', /^Your transaction failed: Swap, at 0x/],
  ['lapsed', /^Your transaction did not reach the network in time: Swap, at 0x/],
  ['notSent', /^Your transaction was not sent: Swap, at 0x.*No coins or tokens were moved/],
] as const)('shows the title of a call that is %s', async (outcome, text) => {
  await sendJournal.write({ ...send, title: 'Swap', amount: '0' });
  vi.mocked(settleSend).mockResolvedValue(outcome);
  open();
  expect(await screen.findByText(text)).toBeTruthy();
});

test('warns not to repeat a call with an unknown outcome', async () => {
  await sendJournal.write({ ...send, title: 'Swap' });
  vi.mocked(settleSend).mockResolvedValue('unknown');
  open();
  expect(await screen.findByText(/your transaction: Swap, at 0x.*Do not sign it a second time/)).toBeTruthy();
});

// Regression: 'No coins or tokens were moved' was shown for a replacement whose first transfer had paid.
test.each([
  [
    'notSent',
    /^The replacement of a transfer of 0\.25 ETH to 0x.* was not sent\. The original may have gone/,
  ],
  ['failed', /^The replacement of a transfer of 0\.25 ETH to 0x.* failed\. See your transactions/],
  ['lapsed', /^The replacement of a transfer of 0\.25 ETH to 0x.* did not reach the network in time/],
  ['replaced', /^Another transaction replaced your transfer of 0\.25 ETH to 0x/],
] as const)(
  'of a replacement that is %s, shows that the first one may have been made',
  async (outcome, text) => {
    const replacement = { ...send, replaces: `0x${'cd'.repeat(32)}` };
    await sendJournal.write(replacement);
    vi.mocked(settleSend).mockResolvedValue(outcome);
    open();
    const toast = await screen.findByText(text);
    expect(toast.textContent).not.toMatch(/No coins or tokens were moved|send again/);
  },
);

test('does not show a replaced transfer as failed', async () => {
  vi.mocked(settleSend).mockResolvedValue('replaced');
  open();
  expect(await screen.findByText(/^Another transaction replaced your transfer of 0\.25 ETH/)).toBeTruthy();
});

test.each([
  ['cancelled', /^Your transfer of 0\.25 ETH to 0x.* was cancelled: its cancellation is in a block/],
  [
    'superseded',
    /^You signed another transaction to replace your transfer of 0\.25 ETH to 0x.*Only one of the two/,
  ],
] as const)('does not show one that is %s as sent', async (outcome, text) => {
  vi.mocked(settleSend).mockResolvedValue(outcome);
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByText(/The network received your transfer/)).toBeNull();
});

test('while unknown, shows so and retries until it is known', async () => {
  vi.mocked(settleSend).mockResolvedValue('unknown');
  open();
  const warning = await screen.findByText(
    /It is not known yet whether the network received your transfer of 0\.25 ETH/,
  );
  vi.mocked(settleSend).mockResolvedValue('sent');
  expect(await screen.findByText(/The network received your transfer/, {}, { timeout: 4_000 })).toBeTruthy();
  expect(warning.isConnected).toBe(false);
});

test('while a tab is sending it, shows nothing', async () => {
  vi.mocked(settleSend).mockResolvedValue('sending');
  open();
  await vi.waitFor(() => expect(settleSend).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another user’s transfer is neither queried nor shown', async () => {
  open('bob');
  await sendOutcomes.findOutcomes('bob');
  expect(settleSend).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});
