import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from 'vitest';
import { countQuestion } from './countQuestion.ts';
import { noUse } from './SessionCounts.ts';

const ethereum = networkById('ethereum');
const polygon = networkById('polygon');
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

function counted(method: string, params: readonly unknown[], network = ethereum, areHeadsShared = true) {
  const use = noUse();
  countQuestion(use, { method, params }, { network, selected: ethereum, areHeadsShared });
  const purpose = Object.entries(use.rpcMethods).find(([, methods]) => methods[method] === 1)?.[0];
  return { ofUser: use.rpcCalls, purpose, shared: use.sharedRpc[method] };
}

const ofFirstBuild = { ofUser: 1, purpose: 'firstBuild', shared: undefined };
const ofIncoming = { ...ofFirstBuild, purpose: 'incoming' };
const ofNoUser = { ofUser: 0, purpose: undefined, shared: 1 };

test.each([
  ['a balance', 'eth_getBalance', [ADDRESS, 'latest'], ofFirstBuild],
  ['a nonce', 'eth_getTransactionCount', [ADDRESS, 'pending'], ofFirstBuild],
  ['a receipt', 'eth_getTransactionReceipt', ['0xab'], ofFirstBuild],
  ['what it was in a block', 'eth_getBalance', [ADDRESS, '0x10'], ofIncoming],
  ['a nonce in a block', 'eth_getTransactionCount', [ADDRESS, '0x10'], ofIncoming],
  ['logs', 'eth_getLogs', [{}], ofIncoming],
  ['a block with its transactions', 'eth_getBlockByNumber', ['0x10', true], ofNoUser],
  ['the latest block', 'eth_getBlockByNumber', ['latest', false], ofNoUser],
  ['logs of all accounts', 'eth_getLogs', [{ topics: [['0xc3']] }], ofNoUser],
  ['logs of some', 'eth_getLogs', [{ topics: [['0xc3'], null, null, ['0x01']] }], ofIncoming],
  ['which chain it is', 'eth_chainId', [], ofNoUser],
  ['the header of a block', 'eth_getBlockByNumber', ['0x10', false], ofFirstBuild],
])('%s', (_, method, params, expected) => {
  expect(counted(method, params)).toEqual(expected);
});

test('the latest block is the user’s own while something is sent', () => {
  expect(counted('eth_getBlockByNumber', ['latest', false], ethereum, false)).toEqual(ofFirstBuild);
});

test('holdings are the first build’s balance on the selected network alone', () => {
  expect(counted('eth_call', [{ to: ethereum.multicall3 }, 'latest'])).toEqual(ofFirstBuild);
  expect(counted('eth_call', [{ to: polygon.multicall3 }, 'latest'], polygon).purpose).toBe('holdings');
});
