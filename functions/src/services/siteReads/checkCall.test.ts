import { describe, expect, it } from 'vitest';
import { checkCall } from './checkCall.ts';
import { readMethods } from './readMethods.ts';

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const HASH = `0x${'ab'.repeat(32)}`;
const CALL = { from: ADDRESS, to: ADDRESS, data: '0x70a08231', value: '0x0' };

/** Good parameters of each method, the shortest list first. */
const good: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  eth_chainId: [[]],
  net_version: [[]],
  net_listening: [[]],
  eth_syncing: [[]],
  eth_protocolVersion: [[]],
  web3_clientVersion: [[]],
  eth_blockNumber: [[]],
  eth_gasPrice: [[]],
  eth_maxPriorityFeePerGas: [[]],
  eth_blobBaseFee: [[]],
  eth_feeHistory: [
    ['0x4', 'latest'],
    [4, '0x10', [10, 50.5]],
    ['0x400', 'pending', null],
  ],
  eth_getBalance: [
    [ADDRESS],
    [ADDRESS, 'latest'],
    [ADDRESS.toLowerCase(), { blockHash: HASH, requireCanonical: true }],
    [ADDRESS, { blockNumber: '0x1' }],
  ],
  eth_getCode: [[ADDRESS], [ADDRESS, 'safe']],
  eth_getStorageAt: [
    [ADDRESS, '0x0'],
    [ADDRESS, HASH, 'finalized'],
  ],
  eth_getTransactionCount: [[ADDRESS], [ADDRESS, 'pending']],
  eth_getTransactionByHash: [[HASH]],
  eth_getTransactionReceipt: [[HASH]],
  eth_getTransactionByBlockHashAndIndex: [[HASH, '0x0']],
  eth_getTransactionByBlockNumberAndIndex: [['latest', '0x0']],
  eth_getBlockByHash: [[HASH], [HASH, true]],
  eth_getBlockByNumber: [['earliest'], ['0x1b4', false]],
  eth_getBlockTransactionCountByHash: [[HASH]],
  eth_getBlockTransactionCountByNumber: [['0x1']],
  eth_getUncleCountByBlockHash: [[HASH]],
  eth_getUncleCountByBlockNumber: [['latest']],
  eth_call: [
    [CALL],
    [
      {
        ...CALL,
        to: null,
        input: '0x',
        gas: '0x5208',
        accessList: [{ address: ADDRESS, storageKeys: [HASH] }],
      },
      'latest',
    ],
    [CALL, 'latest', { [ADDRESS]: { balance: '0x1', code: '0x00', stateDiff: { [HASH]: HASH } } }],
  ],
  eth_estimateGas: [[CALL], [CALL, 'pending']],
  eth_createAccessList: [[CALL], [CALL, 'latest']],
  eth_getProof: [
    [ADDRESS, []],
    [ADDRESS, [HASH, '0x0'], 'latest'],
  ],
  eth_getLogs: [
    [{}],
    [{ fromBlock: '0x1', toBlock: 'latest', address: [ADDRESS], topics: [HASH, null, [HASH, HASH]] }],
    [{ blockHash: HASH, address: ADDRESS }],
  ],
  eth_getBlockReceipts: [['latest'], [HASH], [{ blockHash: HASH }]],
};

describe('allowed methods', () => {
  it('are about thirty, each with an example', () => {
    expect([...readMethods.keys()].toSorted()).toEqual(Object.keys(good).toSorted());
    expect(readMethods.size).toBe(31);
  });

  it.each(
    Object.entries(good).flatMap(([method, lists]) => lists.map((params) => [method, params] as const)),
  )('%s %j', (method, params) => {
    expect(checkCall(method, params)).toMatchObject({ question: { method, params } });
  });

  it.each(Object.entries(good))('%s takes no other number of parameters', (method, lists) => {
    const [least = []] = lists;
    const most = readMethods.get(method)?.count[1] ?? 0;
    const tooMany = [...(lists.at(-1) ?? []), ...Array.from({ length: most + 1 }, () => 'latest')];
    const message = expect.stringMatching(new RegExp(`^${method} takes `)) as string;
    expect(checkCall(method, tooMany)).toEqual({ code: -32602, message });
    if (least.length > 0) expect(checkCall(method, least.slice(1))).toMatchObject({ code: -32602 });
  });

  it.each(Object.keys(good))('%s takes a list of parameters, and no object', (method) => {
    for (const params of [{}, { 0: ADDRESS }, 'latest', 1, true]) {
      expect(checkCall(method, params)).toEqual({
        code: -32602,
        message: "The field 'params' must be a list.",
      });
    }
  });

  it('may leave out an empty list', () => {
    for (const params of [undefined, null, []])
      expect(checkCall('eth_blockNumber', params)).toHaveProperty('question');
  });
});

it.each([
  ...['eth_sendRawTransaction', 'eth_sendTransaction', 'eth_sign', 'eth_signTypedData_v4', 'personal_sign'],
  ...['eth_newFilter', 'eth_newBlockFilter', 'eth_newPendingTransactionFilter', 'eth_getFilterChanges'],
  ...['eth_getFilterLogs', 'eth_uninstallFilter', 'eth_subscribe', 'eth_unsubscribe', 'eth_accounts'],
  ...[
    'eth_simulateV1',
    'debug_traceTransaction',
    'debug_traceCall',
    'trace_block',
    'txpool_content',
    'admin_peers',
  ],
  ...[
    'eth_getWork',
    'eth_submitWork',
    'eth_coinbase',
    'eth_mining',
    'wallet_sendCalls',
    'rpc_modules',
    'ETH_CALL',
  ],
])('refuses %s', (method) => {
  const message = `The method ${method} is not supported.`;
  expect(checkCall(method, [])).toEqual({ code: 4200, message });
});

it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('has no method %s', (method) => {
  expect(checkCall(method, [])).toMatchObject({ code: 4200 });
});

it.each(['x'.repeat(10_000), 'eth_call ', '<b>', 'eth_call\n'])('repeats no hostile name', (method) => {
  expect(checkCall(method, [])).toEqual({ code: 4200, message: 'The method is not supported.' });
});

describe('malformed parameters are named', () => {
  it.each<[string, unknown[], string]>([
    ['eth_getBalance', ['0x12'], 'params[0] must be an address'],
    ['eth_getBalance', [ADDRESS, 'newest'], 'params[1] must be a block number'],
    ['eth_getBalance', [ADDRESS, 7], 'params[1] must be a block number'],
    [
      'eth_getBalance',
      [ADDRESS, { blockHash: HASH, blockNumber: '0x1' }],
      'params[1] must be a block number',
    ],
    ['eth_getBalance', [ADDRESS, `0x${'1'.repeat(65)}`], 'params[1] must be a block number'],
    ['eth_getBalance', [null], 'params[0] must be an address'],
    ['eth_getBalance', [[[ADDRESS]]], 'params[0] must be an address'],
    ['eth_getTransactionByHash', ['0x'], 'params[0] must be 32 bytes'],
    ['eth_getTransactionByBlockHashAndIndex', [HASH, 0], 'params[1] must be a quantity'],
    ['eth_getBlockByNumber', ['latest', 'true'], 'params[1] must be true or false'],
    ['eth_call', ['0x'], 'params[0] must be an object'],
    ['eth_call', [{ to: 'vitalik.eth' }], 'params[0].to must be an address'],
    ['eth_call', [{ to: ADDRESS, data: '0x1' }], 'params[0].data must be whole bytes'],
    ['eth_call', [{ to: ADDRESS, data: `0x${'00'.repeat(131_073)}` }], 'params[0].data must be at most'],
    ['eth_call', [{ to: ADDRESS, value: 1 }], 'params[0].value must be a quantity'],
    ['eth_call', [{ to: ADDRESS, value: '1' }], 'params[0].value must be a quantity'],
    ['eth_call', [{ to: ADDRESS, value: '-0x1' }], 'params[0].value must be a quantity'],
    [
      'eth_call',
      [{ to: ADDRESS, accessList: [{ address: ADDRESS, storageKeys: ['0x0'] }] }],
      'params[0].accessList.0.storageKeys.0 must be 32 bytes',
    ],
    ['eth_call', [{ to: ADDRESS, gasLimit: '0x1' }], 'params[0].gasLimit is not known'],
    ['eth_call', [CALL, 'latest', { alice: {} }], 'params[2].alice must be an object of addresses'],
    [
      'eth_call',
      [CALL, 'latest', { [ADDRESS]: { balance: 1 } }],
      `params[2].${ADDRESS}.balance must be a quantity`,
    ],
    ['eth_feeHistory', ['0x401', 'latest'], 'params[0] must be from 1 to 1024 blocks'],
    ['eth_feeHistory', [0, 'latest'], 'params[0] must be from 1 to 1024 blocks'],
    ['eth_feeHistory', ['0x1', 'latest', [101]], 'params[2].0 must be at most 100'],
    [
      'eth_feeHistory',
      ['0x1', 'latest', Array.from({ length: 101 }, () => 1)],
      'params[2] must have at most 100 entries',
    ],
    [
      'eth_getProof',
      [ADDRESS, Array.from({ length: 101 }, () => HASH)],
      'params[1] must have at most 100 entries',
    ],
    ['eth_getLogs', [{ blockHash: HASH, fromBlock: '0x1' }], 'params[0].blockHash must stand alone'],
    ['eth_getLogs', [{ blockHash: HASH, toBlock: 'latest' }], 'params[0].blockHash must stand alone'],
    ['eth_getLogs', [{ topics: [1] }], 'params[0].topics.0 must be null'],
    [
      'eth_getLogs',
      [{ topics: [HASH, HASH, HASH, HASH, HASH] }],
      'params[0].topics must have at most 4 entries',
    ],
    ['eth_getLogs', [{ topics: [[[HASH]]] }], 'params[0].topics.0 must be null'],
    ['eth_getLogs', [{ address: 'x' }], 'params[0].address must be an address'],
    ['eth_getBlockReceipts', [{ full: true }], 'params[0] is not valid'],
  ])('%s %j', (method, params, message) => {
    const fault = checkCall(method, params);
    expect(fault).toMatchObject({ code: -32602 });
    expect('message' in fault && fault.message).toContain(message);
  });

  it('refuses a field of the prototype', () => {
    const params = JSON.parse(`[{"to":"${ADDRESS}","__proto__":{"data":"0x"}}]`) as unknown[];
    expect(checkCall('eth_call', params)).toMatchObject({
      code: -32602,
      message: 'params[0].__proto__ is not known.',
    });
    const overrides = JSON.parse(`[{},"latest",{"__proto__":{"code":"0x"}}]`) as unknown[];
    expect(checkCall('eth_call', overrides)).toMatchObject({ code: -32602 });
  });

  it('repeats no long or strange name', () => {
    const fault = checkCall('eth_call', [{ [`<b>${'x'.repeat(1_000)}`]: 1 }]);
    expect(fault).toEqual({ code: -32602, message: `params[0].?b?${'x'.repeat(39)} is not known.` });
  });
});
