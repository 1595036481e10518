// @vitest-environment jsdom
import { expect, it, test, vi } from 'vitest';
import { answerRequest, needsClick } from './answerRequest.ts';

const account = '0x52908400098527886E0F7030069857D2E4169EE7';
const { signal } = new AbortController();

/** Provider of a page that is connected or not, on mainnet. */
function fakeRequest(isConnected: boolean) {
  let accounts = isConnected ? [account] : [];
  let chainId = '0x1';
  return vi.fn(({ method, params }: { method: string; params?: unknown }): Promise<unknown> => {
    if (method === 'eth_requestAccounts') accounts = [account];
    if (method === 'wallet_switchEthereumChain') [{ chainId }] = params as [{ chainId: string }];
    if (method === 'eth_accounts' || method === 'eth_requestAccounts') return Promise.resolve(accounts);
    return Promise.resolve(method === 'eth_chainId' ? chainId : 'done');
  });
}

const methodsOf = (request: ReturnType<typeof fakeRequest>) =>
  request.mock.calls.map(([{ method }]) => method);

it('connects and switches before the request of a tool, which asks for neither', async () => {
  const request = fakeRequest(false);
  const params = [{ to: account }];
  const answer = await answerRequest(
    request,
    { method: 'eth_sendTransaction', params, chainId: '0xaa36a7' },
    signal,
  );
  expect(answer).toBe('done');
  expect(methodsOf(request)).toEqual([
    'eth_accounts',
    'eth_requestAccounts',
    'eth_chainId',
    'wallet_switchEthereumChain',
    'eth_sendTransaction',
  ]);
  expect(request).toHaveBeenLastCalledWith({ method: 'eth_sendTransaction', params }, { signal });
});

it('passes the request on at once where the site is connected on its chain', async () => {
  const request = fakeRequest(true);
  await answerRequest(
    request,
    { method: 'personal_sign', params: ['0x61', account], chainId: '0x1' },
    signal,
  );
  expect(methodsOf(request)).toEqual(['eth_accounts', 'eth_chainId', 'personal_sign']);
});

it('sends nothing when the connection is refused', async () => {
  const request = vi.fn(({ method }: { method: string }) =>
    method === 'eth_accounts' ? Promise.resolve([]) : Promise.reject(new Error('Rejected')),
  );
  const sending = answerRequest(
    request,
    { method: 'eth_sendTransaction', params: [{}], chainId: '0x1' },
    signal,
  );
  await expect(sending).rejects.toThrow('Rejected');
  expect(request).toHaveBeenCalledTimes(2);
});

it('connects for eth_accounts', async () => {
  const request = fakeRequest(false);
  expect(
    await answerRequest(request, { method: 'eth_accounts', params: [], chainId: '0x1' }, signal),
  ).toEqual([account]);
});

it('leaves the chain alone for a switch', async () => {
  const request = fakeRequest(true);
  const params = [{ chainId: '0x2105' }];
  await answerRequest(request, { method: 'wallet_switchEthereumChain', params, chainId: '0xaa36a7' }, signal);
  expect(methodsOf(request)).toEqual(['eth_accounts', 'wallet_switchEthereumChain']);
});

test.each([
  ['eth_accounts', false, true],
  ['eth_accounts', true, false],
  ['eth_requestAccounts', true, false],
  ['eth_sendTransaction', true, true],
  ['wallet_getCapabilities', true, false],
])('%s, connected %s: a click %s', async (method, isConnected, expected) => {
  expect(await needsClick(fakeRequest(isConnected), method)).toBe(expected);
});
