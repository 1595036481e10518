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
  const place = Object.entries(use.rpcMethods).find(([, methods]) => methods[method] === 1)?.[0];
  return { ofUser: use.rpcCalls, place, shared: use.sharedRpc[method] };
}

const ofUser = { ofUser: 1, place: 'selected', shared: undefined };
const ofNoUser = { ofUser: 0, place: undefined, shared: 1 };

test.each([
  ['a balance', 'eth_getBalance', [ADDRESS, 'latest'], ofUser],
  ['a nonce', 'eth_getTransactionCount', [ADDRESS, 'pending'], ofUser],
  ['a receipt', 'eth_getTransactionReceipt', ['0xab'], ofUser],
  ['what it was in a block', 'eth_getBalance', [ADDRESS, '0x10'], ofUser],
  ['a nonce in a block', 'eth_getTransactionCount', [ADDRESS, '0x10'], ofUser],
  ['logs', 'eth_getLogs', [{}], ofUser],
  ['a block with its transactions', 'eth_getBlockByNumber', ['0x10', true], ofNoUser],
  ['the latest block', 'eth_getBlockByNumber', ['latest', false], ofNoUser],
  ['logs of all accounts', 'eth_getLogs', [{ topics: [['0xc3']] }], ofNoUser],
  ['logs of some', 'eth_getLogs', [{ topics: [['0xc3'], null, null, ['0x01']] }], ofUser],
  ['which chain it is', 'eth_chainId', [], ofNoUser],
  ['the header of a block', 'eth_getBlockByNumber', ['0x10', false], ofUser],
])('%s', (_, method, params, expected) => {
  expect(counted(method, params)).toEqual(expected);
});

test('the latest block is the user’s own while a send is pending', () => {
  expect(counted('eth_getBlockByNumber', ['latest', false], ethereum, false)).toEqual(ofUser);
});

test('counts requests about other networks separately', () => {
  expect(counted('eth_call', [{ to: polygon.multicall3 }, 'latest'], polygon).place).toBe('others');
  expect(counted('eth_getLogs', [{}], polygon).place).toBe('others');
});
