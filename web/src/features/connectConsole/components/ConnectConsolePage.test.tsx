import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { parseSiteRequest } from '@everything-wallet/core/connect/parseSiteRequest';
import { AppShell } from '../../../testing/AppShell.tsx';
import { setUpComponentTests } from '../../../testing/setUpComponentTests.ts';
import { consoleRequests } from '../consoleRequests.ts';
import { ConnectConsolePage } from './ConnectConsolePage.tsx';

setUpComponentTests();

const ACCOUNT = '0xA0Cf798816D4b9b9866b5330EEa46a18382f251e';

function open(answer: (method: string) => Promise<unknown>) {
  const listeners = new Set<() => void>();
  const request = vi.fn(({ method }: { method: string }) => answer(method));
  const provider = {
    request,
    on: (_: string, listener: () => void) => listeners.add(listener),
    off: (_: string, listener: () => void) => listeners.delete(listener),
  };
  render(
    <AppShell>
      <ConnectConsolePage provider={provider} />
    </AppShell>,
  );
  return { request, change: () => listeners.forEach((listener) => listener()) };
}

const ofWallet = (accounts: readonly string[]) => (method: string) =>
  method === 'eth_accounts' || method === 'eth_requestAccounts'
    ? Promise.resolve(accounts)
    : Promise.resolve('0x1');

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
const log = () => within(screen.getByRole('log', { name: 'Requests and answers' }));

test('sends the chosen request in the click, and shows its answer and time', async () => {
  const { request } = open(ofWallet([ACCOUNT]));
  await screen.findByText(`Connected as ${ACCOUNT}`);
  press();
  expect(request).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'eth_requestAccounts' }));
  expect(await log().findByText(/^Answered after \d+ ms$/)).toBeTruthy();
  expect(log().getByText('Answer')).toBeTruthy();
  expect(log().getByText(new RegExp(ACCOUNT))).toBeTruthy();
});

test('shows the code of an error, and the time until the window was ready', async () => {
  let reject: (error: unknown) => void = () => undefined;
  open((method) =>
    method === 'eth_requestAccounts'
      ? new Promise((_, fail) => (reject = fail))
      : Promise.resolve(method === 'eth_accounts' ? [] : '0x1'),
  );
  await screen.findByText('Not connected');
  press();
  expect(log().getByText('Waiting for the answer')).toBeTruthy();
  const data = { everythingWallet: 'ready', versions: [1] };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin })));
  await act(async () => {
    reject(Object.assign(new Error('The user said no'), { code: 4001 }));
    await Promise.resolve();
  });
  expect(await log().findByText('Error 4001')).toBeTruthy();
  expect(log().getByText(/^Window ready after \d+ ms · Answered after \d+ ms$/)).toBeTruthy();
});

test('follows the accounts of the connection', async () => {
  const accounts: string[] = [];
  const { change } = open(ofWallet(accounts));
  await screen.findByText('Not connected');
  accounts.push(ACCOUNT);
  act(change);
  await screen.findByText(`Connected as ${ACCOUNT}`);
});

test.each([
  ['message', 'personal'],
  ['signIn', 'personal'],
  ['typedData', 'typedData'],
  ['send', 'transaction'],
] as const)('the wallet takes the request %s', (name, kind) => {
  const origin = 'https://wallet.example';
  const facts = { account: ACCOUNT, chainId: '0x1', origin, nonce: 'abcdef1234567890', now: new Date() };
  const site = { origin, accounts: [ACCOUNT], chainId: 1, chainIds: [1] };
  const read = parseSiteRequest({ ...consoleRequests[name](facts), chainId: '0x1' }, site, Date.now());
  expect(read.kind).toBe(kind);
  if (read.kind === 'personal') expect(read.siwe !== undefined).toBe(name === 'signIn');
});
