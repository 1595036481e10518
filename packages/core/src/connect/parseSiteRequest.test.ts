import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSiteRequest } from './parseSiteRequest.ts';
import { ACCOUNT, connectedSite, errorOf, NOW, OTHER, request } from './testing/connectedSite.ts';

const SUPPORTED = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_sendCalls',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
];

const TRANSACTION = { from: ACCOUNT, to: OTHER, value: '0x0' };

describe('methods', () => {
  test.each([[''], [undefined], [null], [1], [{}], [['eth_accounts']]])('%o is no method', (method) => {
    expect(errorOf(request(method, [])).code).toBe(-32600);
  });

  test.each([
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v1',
    'eth_signTypedData_v3',
    'eth_decrypt',
    'eth_getEncryptionPublicKey',
    'eth_sendRawTransaction',
    'eth_signTransaction',
    'eth_subscribe',
    'eth_newFilter',
    'wallet_invokeSnap',
    'wallet_requestSnaps',
    '__proto__',
    'constructor',
    'toString',
    'eth_requestAccounts ',
    'ETH_REQUESTACCOUNTS',
    'x'.repeat(101),
    'x'.repeat(10_000),
  ])('%s is not supported', (method) => {
    for (const site of [connectedSite, undefined]) {
      const { code, message } = errorOf(parseSiteRequest({ method, params: [], chainId: '0x1' }, site, NOW));
      expect(code).toBe(4200);
      expect(message.length).toBeLessThan(100);
    }
  });
});

describe('parameters', () => {
  test.each([[undefined], [null], ['0x'], [1], [true]])('%o are none', (params) => {
    for (const method of SUPPORTED.slice(1)) expect(errorOf(request(method, params)).code).toBe(-32602);
  });

  test('may be at most 64', () => {
    for (const method of SUPPORTED) {
      expect(
        errorOf(
          request(
            method,
            Array.from({ length: 65 }, () => TRANSACTION),
          ),
        ).code,
      ).toBe(-32602);
      expect(errorOf(request(method, Array(10_000).fill(0))).code).toBe(-32602);
    }
  });

  test('must be a list where a list is expected', () => {
    for (const method of SUPPORTED.slice(1, -1)) {
      expect(errorOf(request(method, { 0: TRANSACTION })).message).toBe('params must be a list.');
    }
  });
});

describe('a site that is not connected', () => {
  test('may ask to connect', () => {
    for (const params of [undefined, []]) {
      expect(
        parseSiteRequest({ method: 'eth_requestAccounts', params, chainId: '0x1' }, undefined, NOW),
      ).toEqual({ kind: 'connect', answer: 'accounts' });
    }
    const params = [{ eth_accounts: {} }];
    expect(
      parseSiteRequest({ method: 'wallet_requestPermissions', params, chainId: undefined }, undefined, NOW),
    ).toEqual({ kind: 'connect', answer: 'permissions' });
  });

  test.each(SUPPORTED.slice(2))('may not use %s', (method) => {
    const params = [TRANSACTION];
    expect(errorOf(parseSiteRequest({ method, params, chainId: '0x1' }, undefined, NOW)).code).toBe(4100);
  });
});

describe('wallet_requestPermissions', () => {
  test('accepts the permission for chains, which the user chooses anyway', () => {
    const chains = { caveats: [{ type: 'restrictNetworkSwitching', value: ['0x1'] }] };
    expect(
      request('wallet_requestPermissions', [{ eth_accounts: {}, 'endowment:permitted-chains': chains }]),
    ).toEqual({ kind: 'connect', answer: 'permissions' });
  });

  test.each([
    [[]],
    [[{}]],
    [[{ eth_accounts: true }]],
    [[{ eth_accounts: {}, wallet_snap: {} }]],
    [[{ eth_accounts: {} }, {}]],
    [[['eth_accounts']]],
  ])('refuses %j', (params) => {
    expect(errorOf(request('wallet_requestPermissions', params)).code).toBe(-32602);
  });
});

describe('the chain of a request', () => {
  const methods: readonly (readonly [string, unknown])[] = [
    ['eth_sendTransaction', [TRANSACTION]],
    ['personal_sign', ['hello', ACCOUNT]],
    ['wallet_watchAsset', { type: 'ERC20', options: { address: OTHER } }],
  ];

  test.each([
    ['0x89', undefined],
    ['0xa', 4901],
    ['0xdead', 4901],
    ['0x01', -32602],
    ['0x0', -32602],
    ['0x', -32602],
    ['1', -32602],
    [1, -32602],
    [0, -32602],
    [null, -32602],
    ['0x20000000000000', -32602],
    ['0x1fffffffffffff', 4901],
    [`0x1${'0'.repeat(500)}`, -32602],
  ])('%o leads to %o', (chainId, code) => {
    for (const [method, params] of methods) {
      const read = request(method, params, { chainId });
      expect(read.kind === 'refused' ? read.error.code : undefined).toBe(code);
    }
  });
});

/** Requests that libraries make of the window, with the parameters that they write. */
test.each([
  ['wagmi', 'wallet_requestPermissions', [{ eth_accounts: {} }], 'connect'],
  ['viem', 'eth_requestAccounts', undefined, 'connect'],
  ['ethers', 'eth_requestAccounts', [], 'connect'],
  ['viem', 'eth_sendTransaction', [{ ...TRANSACTION, data: undefined, gas: undefined }], 'transaction'],
  [
    'wagmi',
    'eth_sendTransaction',
    [{ chainId: '0x1', from: ACCOUNT, to: OTHER, value: '0x1', data: '0x', gas: '0x5208' }],
    'transaction',
  ],
  [
    'ethers 5',
    'eth_sendTransaction',
    [{ from: ACCOUNT.toLowerCase(), to: OTHER.toLowerCase(), value: '0x1', gas: '0x5208' }],
    'transaction',
  ],
  [
    'ethers 6',
    'eth_sendTransaction',
    [
      {
        from: ACCOUNT.toLowerCase(),
        to: OTHER.toLowerCase(),
        gas: '0x5208',
        type: '0x2',
        maxFeePerGas: '0x2',
        maxPriorityFeePerGas: '0x1',
        accessList: [],
      },
    ],
    'transaction',
  ],
  [
    'web3.js',
    'eth_sendTransaction',
    [{ from: ACCOUNT, to: OTHER, value: '0x1', gasPrice: '0x2', type: '0x0', input: '0xAB', data: '0xab' }],
    'transaction',
  ],
  ['ethers', 'personal_sign', ['0x68656c6c6f', ACCOUNT.toLowerCase()], 'personal'],
  ['web3.js', 'personal_sign', ['0x68656c6c6f', ACCOUNT, ''], 'personal'],
  [
    'viem',
    'wallet_sendCalls',
    [
      {
        atomicRequired: false,
        calls: [{ to: OTHER, value: '0x1', data: undefined }],
        capabilities: undefined,
        chainId: '0x1',
        from: ACCOUNT,
        id: undefined,
        version: '2.0.0',
      },
    ],
    'calls',
  ],
  ['wagmi', 'wallet_switchEthereumChain', [{ chainId: '0x89' }], 'switchChain'],
])('takes what %s sends as %s', (_, method, params, kind) => {
  expect(request(method, params).kind).toBe(kind);
});

describe('never throws, and echoes little', () => {
  const words = fc.constantFrom<unknown>(
    ...[ACCOUNT, OTHER, '0x1', '0x', '2.0.0', 'ERC20', '__proto__', '\ud800', 'é'.repeat(50), -0, NaN, 1n],
    ...[undefined, null, true, Symbol('s'), new Map(), new Date(NaN), () => 1, ['0x1'], { optional: true }],
  );
  const keys = fc.constantFrom(
    ...['from', 'to', 'value', 'data', 'input', 'gas', 'nonce', 'type', 'chainId', 'accessList', 'version'],
    ...[
      'calls',
      'atomicRequired',
      'capabilities',
      'id',
      'options',
      'address',
      'symbol',
      'decimals',
      '__proto__',
    ],
    ...['types', 'domain', 'primaryType', 'message', 'eth_accounts'],
  );
  const anything = fc.oneof({ arbitrary: words, weight: 3 }, fc.anything({ maxDepth: 3, withBigInt: true }));
  const object = fc.dictionary(keys, fc.oneof(anything, fc.array(fc.dictionary(keys, words))));
  const params = fc.oneof(anything, fc.array(fc.oneof(object, anything), { maxLength: 3 }), object);
  const method = fc.oneof({ arbitrary: fc.constantFrom(...SUPPORTED), weight: 9 }, anything);

  test('for 10,000 random requests', () => {
    fc.assert(
      fc.property(method, params, fc.oneof(fc.constant('0x1'), anything), fc.boolean(), (...random) => {
        const [name, given, chainId, isConnected] = random;
        const read = parseSiteRequest(
          { method: name, params: given, chainId },
          isConnected ? connectedSite : undefined,
          NOW,
        );
        if (read.kind !== 'refused') return;
        expect(Number.isSafeInteger(read.error.code)).toBe(true);
        expect(read.error.message).toMatch(/^.{10,200}\.$/u);
      }),
      { numRuns: 10_000 },
    );
  });

  test('for getters and proxies that throw', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    for (const name of SUPPORTED.slice(1)) expect(errorOf(request(name, [hostile])).code).toBeLessThan(0);
    expect(errorOf(parseSiteRequest(hostile as never, connectedSite, NOW)).code).toBe(-32603);
  });

  test('of a long text at most 40 characters', () => {
    const long = 'q'.repeat(1000);
    const requests: readonly (readonly [unknown, unknown, unknown?])[] = [
      [long, []],
      ['eth_sendTransaction', [{ ...TRANSACTION, from: long }]],
      ['eth_sendTransaction', [{ ...TRANSACTION, to: long }]],
      ['eth_sendTransaction', [{ ...TRANSACTION, value: long }]],
      ['eth_sendTransaction', [{ ...TRANSACTION, data: long }]],
      ['eth_sendTransaction', [{ ...TRANSACTION, [long]: 1 }]],
      ['eth_sendTransaction', [{ ...TRANSACTION, chainId: long }]],
      ['eth_sendTransaction', [TRANSACTION], long],
      ['eth_sendTransaction', long],
      ['personal_sign', ['hello', long]],
      ['wallet_sendCalls', [{ version: long }]],
      ['wallet_watchAsset', { type: long }],
      ['wallet_watchAsset', { type: 'ERC20', options: { address: OTHER, symbol: long } }],
      ['wallet_switchEthereumChain', [{ chainId: long }]],
      ['wallet_requestPermissions', [{ [long]: {} }]],
    ];
    for (const [name, given, chainId = '0x1'] of requests) {
      expect(errorOf(request(name, given, { chainId })).message).not.toMatch(/q{41}/);
    }
  });
});
