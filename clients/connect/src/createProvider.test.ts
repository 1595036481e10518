import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProvider } from './createProvider.ts';
import { caught } from './testing/caught.ts';
import { ACCOUNT, connected, FakeWallet, OTHER_ACCOUNT, WALLET } from './testing/FakeWallet.ts';

const KEY = `everything-wallet:${WALLET}`;

let wallet: FakeWallet;
let fetch: ReturnType<typeof vi.fn<(url: string, init: { body: string }) => Promise<Response>>>;

beforeEach(() => {
  localStorage.clear();
  wallet = new FakeWallet();
  fetch = vi.fn(() => Promise.resolve(new Response('{"result":"0x2a"}')));
  vi.stubGlobal('fetch', fetch);
});

afterEach(() => {
  window.dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const disconnected = () => createProvider({ url: WALLET, announce: false });

function connectedProvider(state: unknown = connected) {
  localStorage.setItem(KEY, JSON.stringify(state));
  return disconnected();
}

test('does nothing before its first use', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  createProvider({ url: WALLET }).on('accountsChanged', vi.fn());
  expect(setItem).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
  expect(wallet.open).not.toHaveBeenCalled();
});

test('opens the window in the task of the request, and resolves with accounts and events', async () => {
  const provider = disconnected();
  const events: unknown[] = [];
  provider
    .on('connect', (info) => events.push(info))
    .on('accountsChanged', (accounts) => events.push(accounts))
    .once('chainChanged', (chainId) => events.push(chainId));
  const promise = provider.request({ method: 'eth_requestAccounts' });
  expect(wallet.open).toHaveBeenCalledOnce();
  wallet.ready();
  expect(wallet.requests).toEqual([
    { type: 'request', id: 1, method: 'eth_requestAccounts', params: undefined, chainId: '0x1' },
  ]);
  wallet.answer([ACCOUNT]);
  await expect(promise).resolves.toEqual([ACCOUNT]);
  expect(events).toEqual([{ chainId: '0x1' }, [ACCOUNT]]);

  await expect(provider.request({ method: 'eth_requestAccounts' })).resolves.toEqual([ACCOUNT]);
  expect(wallet.requests).toHaveLength(1);
});

test('works without `this`, and stops calling a removed listener', async () => {
  const { request, on, removeListener } = connectedProvider();
  const listener = vi.fn();
  on('accountsChanged', listener);
  removeListener('accountsChanged', listener);
  await request({ method: 'wallet_disconnect' });
  expect(listener).not.toHaveBeenCalled();
});

const permission = {
  invoker: location.origin,
  parentCapability: 'eth_accounts',
  caveats: [{ type: 'restrictReturnedAccounts', value: [ACCOUNT] }],
};
const unsupported = { atomic: { status: 'unsupported' } };

test.each<[string, unknown, unknown, unknown]>([
  // method, params, result when connected, result when not (or code)
  ['eth_accounts', undefined, [ACCOUNT], []],
  ['eth_chainId', undefined, '0x89', '0x1'],
  ['net_version', [], '137', '1'],
  ['eth_coinbase', undefined, ACCOUNT, null],
  ['wallet_getPermissions', undefined, [permission], []],
  ['wallet_getCapabilities', [ACCOUNT], { '0x1': unsupported, '0x89': unsupported }, 4100],
  ['wallet_getCapabilities', undefined, { '0x1': unsupported, '0x89': unsupported }, 4100],
  ['wallet_getCapabilities', [ACCOUNT.toLowerCase(), ['0x1', '0xa']], { '0x1': unsupported }, 4100],
  ['wallet_getCapabilities', [OTHER_ACCOUNT], 4100, 4100],
  ['wallet_revokePermissions', [{ eth_accounts: {} }], null, null],
  ['wallet_disconnect', undefined, null, null],
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], null, null],
  ['wallet_switchEthereumChain', [{ chainId: '0x89' }], null, 4100],
  ['wallet_switchEthereumChain', [{ chainId: '1' }], -32602, -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x01' }], -32602, -32602],
  ['wallet_switchEthereumChain', [{ chainId: 0 }], -32602, -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x0' }], -32602, -32602],
  ['wallet_switchEthereumChain', [{ chainId: '0x20000000000000' }], -32602, -32602],
  ['wallet_switchEthereumChain', [null], -32602, -32602],
  ['wallet_switchEthereumChain', { chainId: '0x1' }, -32602, -32602],
  ['wallet_getCallsStatus', ['unknown'], 5730, 5730],
  ['wallet_getCallsStatus', [], -32602, -32602],
])('answers %s %j without a window', async (method, params, whenConnected, whenNot) => {
  const ask = async (provider: ReturnType<typeof disconnected>) => {
    try {
      return await provider.request({ method, params });
    } catch (error) {
      return (error as { code: unknown }).code;
    }
  };
  expect(await ask(connectedProvider({ ...connected, chainId: '0x89' }))).toEqual(whenConnected);
  localStorage.clear();
  expect(await ask(disconnected())).toEqual(whenNot);
  expect(wallet.open).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

test('switches among the granted chains, for the tab and the next page', async () => {
  const provider = connectedProvider();
  const chainChanged = vi.fn();
  provider.on('chainChanged', chainChanged);
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] });
  expect(chainChanged).toHaveBeenCalledExactlyOnceWith('0x89');
  await expect(disconnected().request({ method: 'eth_chainId' })).resolves.toBe('0x89');

  void caught(provider.request({ method: 'personal_sign', params: ['0x', ACCOUNT] }));
  wallet.ready();
  expect(wallet.requests[0]).toMatchObject({ chainId: '0x89' });
});

test('asks the window about a chain that is not granted', async () => {
  const promise = connectedProvider().request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: '0xA' }],
  });
  wallet.ready();
  wallet.answer(null, { ...connected, chainId: '0xa', chains: ['0x1', '0xa'] });
  await expect(promise).resolves.toBeNull();
});

test('disconnects at once', async () => {
  const provider = connectedProvider();
  const disconnect = vi.fn();
  provider.on('disconnect', disconnect);
  await provider.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
  expect(localStorage.length).toBe(0);
  expect(disconnect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 4900 }));
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([]);
});

test('takes an ended permission for no connection', async () => {
  const provider = connectedProvider({ ...connected, expiresAt: Date.now() - 1 });
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([]);
  void caught(provider.request({ method: 'eth_requestAccounts' }));
  expect(wallet.open).toHaveBeenCalledOnce();
});

test.each([
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_getEncryptionPublicKey',
  'eth_decrypt',
  'eth_sendRawTransaction',
  'eth_newFilter',
  'eth_newBlockFilter',
  'eth_newPendingTransactionFilter',
  'eth_getFilterChanges',
  'eth_getFilterLogs',
  'eth_uninstallFilter',
  'eth_subscribe',
  'eth_unsubscribe',
  'eth_unknown',
  'wallet_showCallsStatus',
  'debug_traceCall',
  '__proto__',
  'constructor',
  'toString',
])('refuses %s with 4200 and without a window', async (method) => {
  expect(await caught(connectedProvider().request({ method, params: [] }))).toMatchObject({ code: 4200 });
  expect(wallet.open).not.toHaveBeenCalled();
  expect(fetch).not.toHaveBeenCalled();
});

const windowRequests = [
  ['personal_sign', ['0x', ACCOUNT]],
  ['eth_signTypedData_v4', [ACCOUNT, '{}']],
  ['eth_sendTransaction', [{ to: ACCOUNT }]],
  ['wallet_sendCalls', [{ version: '2.0.0', chainId: '0x1', calls: [], atomicRequired: false }]],
  ['wallet_addEthereumChain', [{ chainId: '0xa' }]],
  ['wallet_watchAsset', { type: 'ERC20', options: { address: ACCOUNT } }],
] as const;

test.each(windowRequests)(
  'sends %s to the window, and without a connection nowhere',
  async (method, params) => {
    expect(await caught(disconnected().request({ method, params }))).toMatchObject({ code: 4100 });
    expect(wallet.open).not.toHaveBeenCalled();
    void caught(connectedProvider().request({ method, params }));
    expect(wallet.open).toHaveBeenCalledOnce();
    wallet.ready();
    expect(wallet.requests[0]).toMatchObject({ method, params });
  },
);

test('sends wallet_requestPermissions to the window, connected or not', () => {
  for (const provider of [disconnected(), connectedProvider()]) {
    void caught(provider.request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }));
  }
  expect(wallet.open).toHaveBeenCalledTimes(2);
});

test('sends the bytes of the moment of the request', () => {
  const params = ['0x01', ACCOUNT];
  void caught(connectedProvider().request({ method: 'personal_sign', params }));
  params[0] = '0x02';
  wallet.ready();
  expect(wallet.requests[0]).toMatchObject({ params: ['0x01', ACCOUNT] });
});

test('takes an answer whose state is malformed, and keeps the state', async () => {
  const provider = connectedProvider();
  const promise = provider.request({ method: 'eth_sendTransaction', params: [{}] });
  wallet.ready();
  wallet.answer('0x01', { accounts: 'none' });
  await expect(promise).resolves.toBe('0x01');
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([ACCOUNT]);
});

test.each([
  ['eth_blockNumber', undefined],
  ['eth_call', [{ to: ACCOUNT }, 'latest']],
  ['eth_estimateGas', [{}]],
  ['eth_getBalance', [ACCOUNT, 'latest']],
  ['eth_getBlockByNumber', ['latest', false]],
  ['eth_getBlockTransactionCountByHash', ['0x1']],
  ['eth_getLogs', [{}]],
  ['eth_getTransactionByBlockHashAndIndex', ['0x1', '0x0']],
  ['eth_getTransactionCount', [ACCOUNT]],
  ['eth_getTransactionReceipt', ['0x1']],
  ['eth_getUncleCountByBlockNumber', ['0x1']],
  ['eth_gasPrice', undefined],
  ['net_listening', undefined],
  ['web3_clientVersion', undefined],
])('reads %s from the wallet’s node', async (method, params) => {
  await expect(
    connectedProvider({ ...connected, chainId: '0x89' }).request({ method, params }),
  ).resolves.toBe('0x2a');
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${WALLET}/api/rpc/137`, expect.anything());
  expect(JSON.parse(fetch.mock.calls[0]?.[1].body ?? '')).toMatchObject({ method, params: params ?? [] });
});

test.each([
  ['a node of the chain', { '1': 'https://one', '10': 'https://ten' }, [10], 'https://ten'],
  ['no node of the chain', { '10': 'https://ten' }, undefined, `${WALLET}/api/rpc/1`],
  ['one node', 'https://ten', [10, 1], 'https://ten'],
])('reads from %s', async (_name, rpc, chains, node) => {
  const provider = createProvider({ url: WALLET, announce: false, rpc, ...(chains && { chains }) });
  await provider.request({ method: 'eth_blockNumber' });
  expect(fetch).toHaveBeenCalledWith(node, expect.anything());
});

test('does not ask the one node about another chain', async () => {
  localStorage.setItem(KEY, JSON.stringify({ ...connected, chainId: '0x89' }));
  await createProvider({ url: WALLET, announce: false, rpc: 'https://one' }).request({
    method: 'eth_blockNumber',
  });
  expect(fetch).toHaveBeenCalledWith(`${WALLET}/api/rpc/137`, expect.anything());
});

test('selects the first of its chains until the wallet says otherwise', async () => {
  const provider = createProvider({ url: WALLET, announce: false, chains: [137, 1] });
  await expect(provider.request({ method: 'eth_chainId' })).resolves.toBe('0x89');
  void caught(provider.request({ method: 'eth_requestAccounts' }));
  wallet.ready();
  expect(wallet.requests[0]).toMatchObject({ chainId: '0x89' });
});

test('is aborted before it begins', async () => {
  const promise = disconnected().request({ method: 'eth_requestAccounts' }, { signal: AbortSignal.abort() });
  expect(await caught(promise)).toMatchObject({ name: 'AbortError' });
  expect(wallet.open).not.toHaveBeenCalled();
});

test('stores the hashes of a batch for its status', async () => {
  const provider = connectedProvider();
  const hash = `0x${'ab'.repeat(32)}`;
  const promise = provider.request({
    method: 'wallet_sendCalls',
    params: [{ version: '2.0.0', chainId: '0x89', calls: [{}], atomicRequired: false }],
  });
  wallet.ready();
  wallet.answer({ id: 'batch', hashes: [hash] });
  await expect(promise).resolves.toEqual({ id: 'batch' });

  fetch.mockImplementation(() => Promise.resolve(new Response('{"result":{"status":"0x1"}}')));
  await expect(
    disconnected().request({ method: 'wallet_getCallsStatus', params: ['batch'] }),
  ).resolves.toMatchObject({ status: 200, chainId: '0x89', receipts: [{ status: '0x1' }] });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(`${WALLET}/api/rpc/137`, expect.anything());
});

test('takes the origin of the address, and refuses what is none', () => {
  void caught(
    createProvider({ url: `${WALLET}/connect.js?a`, announce: false }).request({
      method: 'eth_requestAccounts',
    }),
  );
  expect(wallet.open).toHaveBeenCalledWith(`${WALLET}/connect`, '_blank', expect.anything());
  expect(() => createProvider({ url: 'wallet' })).toThrow('Invalid URL');
});
