// @vitest-environment jsdom
import type { EverythingWalletProvider } from '@everything-wallet/connect';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PageRequest } from '../endpoint/PageRequest.ts';
import { RequestPage } from './RequestPage.ts';
import { StartedRequests } from './StartedRequests.ts';

const account = '0x52908400098527886E0F7030069857D2E4169EE7';
const hash = `0x${'ab'.repeat(32)}`;
const sending: PageRequest = {
  id: 1,
  method: 'eth_sendTransaction',
  params: [{ to: account }],
  chainId: '0x1',
  fields: [['To', '<b>0x</b>']],
  isStarted: false,
};

type Request = EverythingWalletProvider['request'];

const connected: Request = ({ method }) => {
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return Promise.resolve([account]);
  return Promise.resolve(method === 'eth_chainId' ? '0x1' : hash);
};

/** Never answers in the window, until the signal withdraws the request. */
const silent: Request = (args, options) =>
  args.method === 'eth_sendTransaction'
    ? new Promise((_resolve, reject) => {
        const withdraw = () => reject(new Error('Withdrawn'));
        if (options?.signal?.aborted) withdraw();
        options?.signal?.addEventListener('abort', withdraw);
      })
    : connected(args);

function openPage(request: Request, redirectAnswer?: EverythingWalletProvider['redirectAnswer']) {
  const list = document.createElement('ol');
  const provider = { request, redirectAnswer, on: vi.fn() } as unknown as EverythingWalletProvider;
  const page = new RequestPage(provider, list);
  return { page, list, click: () => list.querySelector('button')?.click() };
}

const posted = () =>
  vi.mocked(fetch).mock.calls.map(([path, init]) => [path, JSON.parse(init?.body as string) as unknown]);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve({ ok: true })),
  );
});

it('passes a request to the wallet on a click, and its answer back', async () => {
  const { page, list, click } = openPage(connected);
  await page.show([sending]);
  expect(posted()).toEqual([]);
  expect(list.textContent).toBe('eth_sendTransaction · To: <b>0x</b>Review the transaction');
  click();
  expect(list.textContent).toBe('');
  await vi.waitFor(() =>
    expect(posted()).toEqual([
      ['start', { id: 1 }],
      ['answer', { id: 1, result: hash }],
    ]),
  );
  await page.show([{ ...sending, isStarted: true }]);
  expect(list.textContent).toBe('');
  await vi.waitFor(() => expect(new StartedRequests().all()).toEqual([]));
});

it('passes the wallet’s error back', async () => {
  const rejected = Object.assign(new Error('You rejected the request.'), { code: 4001 });
  const { page, click } = openPage((args) =>
    args.method === 'eth_sendTransaction' ? Promise.reject(rejected) : connected(args),
  );
  await page.show([sending]);
  click();
  const error = { code: 4001, message: 'You rejected the request.' };
  await vi.waitFor(() => expect(posted().at(-1)).toEqual(['answer', { id: 1, error }]));
});

it('answers without a click what needs no window', async () => {
  const { page, list } = openPage(connected);
  await page.show([{ ...sending, method: 'eth_accounts', params: [], fields: [] }]);
  await vi.waitFor(() => expect(posted().at(-1)).toEqual(['answer', { id: 1, result: [account] }]));
  expect(list.textContent).toBe('');
});

it('withdraws a request that the tool no longer waits for', async () => {
  const { page, click } = openPage(silent);
  await page.show([sending]);
  click();
  await page.show([]);
  await vi.waitFor(() => expect(new StartedRequests().all()).toEqual([]));
  expect(posted()).toEqual([['start', { id: 1 }]]);
});

it('withdraws a request that has ended before the click', async () => {
  vi.mocked(fetch).mockResolvedValue({ ok: false } as Response);
  const { page, click } = openPage(silent);
  await page.show([sending]);
  click();
  await vi.waitFor(() => expect(new StartedRequests().all()).toEqual([]));
  expect(posted()).toEqual([['start', { id: 1 }]]);
});

// A request that is shown again after the wallet has signed it would be sent twice.
it('shows no request again that was passed to the wallet before a reload', async () => {
  new StartedRequests().add(1);
  const { page, list } = openPage(connected);
  await page.show([{ ...sending, isStarted: true }]);
  expect(list.textContent).toBe('');
  await vi.waitFor(() =>
    expect(posted()).toEqual([
      ['answer', { id: 1, error: { code: 4900, message: expect.stringContaining('reloaded') as string } }],
    ]),
  );
});

it('shows no request that another tab has passed on', async () => {
  const { page, list } = openPage(connected);
  await page.show([{ ...sending, isStarted: true }]);
  expect(list.textContent).toBe('');
  expect(posted()).toEqual([]);
});

it('takes the answer that the wallet gave by coming back', async () => {
  new StartedRequests().add(1);
  const { method, params } = sending;
  const { page } = openPage(connected, { method, params, result: hash });
  await page.show([{ ...sending, isStarted: true }]);
  await vi.waitFor(() => expect(posted()).toEqual([['answer', { id: 1, result: hash }]]));
});

it('shows a request again when the page was left only to connect', async () => {
  new StartedRequests().add(1);
  const { page, click } = openPage(connected, {
    method: 'eth_requestAccounts',
    params: undefined,
    result: [account],
  });
  await page.show([{ ...sending, isStarted: true }]);
  expect(posted()).toEqual([]);
  click();
  await vi.waitFor(() => expect(posted()).toEqual([['answer', { id: 1, result: hash }]]));
});

it('still answers what runs when another tab replaces it', async () => {
  let finish: (result: unknown) => void = () => undefined;
  const { page, list, click } = openPage((args) =>
    args.method === 'eth_sendTransaction' ? new Promise((resolve) => (finish = resolve)) : connected(args),
  );
  await page.show([sending, { ...sending, id: 2 }]);
  click();
  page.close();
  expect(list.textContent).toBe('');
  await vi.waitFor(() => {
    finish(hash);
    expect(posted().at(-1)).toEqual(['answer', { id: 1, result: hash }]);
  });
});
