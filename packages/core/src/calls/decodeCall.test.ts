import { Interface, ZeroAddress } from 'ethers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networks } from '../networks/networks.ts';
import { SEAPORT_ADDRESS } from '../seaport/seaportAddress.ts';
import { lido } from '../pools/lido.ts';
import type { Call } from './Call.ts';
import type { SwapCall } from './types/SwapCall.ts';
import type { CallFacts } from './CallFacts.ts';
import { callLimits } from './callLimits.ts';
import { PERMIT2 } from './permit2.ts';
import { callReaders, decodeCall, decodeCounting } from './decodeCall.ts';

const CONTRACT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OWNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const [{ chainId, wrappedCoin: WRAPPED }] = networks;
const R = `0x${'11'.repeat(32)}`;
const ITEM = 'uint8,address,uint256,uint256,uint256';
const ORDER = `(address,address,(${ITEM})[],(${ITEM},address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)`;
const BASIC =
  '(address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes)';
const RESOLVERS = '(uint256,uint8,uint256,uint256,bytes32[])[]';

function write(signature: string, values: readonly unknown[]): string {
  const name = signature.slice(0, signature.indexOf('('));
  return new Interface([`function ${signature}`]).encodeFunctionData(name, values);
}

function decode(data: string, fields: { to?: string; value?: bigint; facts?: CallFacts } = {}): Call {
  const { to = CONTRACT, value = 0n, facts } = fields;
  return decodeCall({ to, value, data, chainId }, facts);
}

describe('reads', () => {
  test('coin without data', () => {
    expect(decode('0x', { value: 5n })).toEqual({ kind: 'nativeTransfer', to: CONTRACT, value: 5n });
  });

  test("an ERC-20 or ERC-721 call by the contract's standard", () => {
    const data = write('approve(address,uint256)', [OTHER, 7n]);
    const transfer = write('transferFrom(address,address,uint256)', [OWNER, OTHER, 7n]);
    for (const [given, kind] of [
      [data, 'approve'],
      [transfer, 'transferFrom'],
    ] as const)
      expect(decode(given)).toMatchObject({ kind, standard: undefined, amountOrId: 7n });
    expect(decode(data, { facts: { standard: 'erc721' } })).toMatchObject({ standard: 'erc721' });
    expect(decode(data, { facts: { standard: 'erc20' } })).toMatchObject({ standard: 'erc20' });
    expect(decode(data, { facts: { standard: 'erc1155' } })).toMatchObject({ kind: 'unknown' });
  });

  test('no ERC-20 call on a contract of NFTs', () => {
    const data = write('transfer(address,uint256)', [OTHER, 7n]);
    expect(decode(data, { facts: { standard: 'erc721' } })).toMatchObject({ kind: 'unknown' });
  });

  test('allowances inside Permit2, and of no other contract', () => {
    const approve = write('approve(address,address,uint160,uint48)', [OTHER, OWNER, 7n, 99n]);
    expect(decode(approve, { to: PERMIT2 })).toEqual({
      kind: 'permit2Approve',
      contract: PERMIT2,
      value: 0n,
      token: OTHER,
      spender: OWNER,
      amount: 7n,
      expiration: 99n,
    });
    const lockdown = write('lockdown((address token, address spender)[] approvals)', [
      [
        [OTHER, OWNER],
        [OTHER, CONTRACT],
      ],
    ]);
    expect(decode(lockdown, { to: PERMIT2 })).toEqual({
      kind: 'permit2Lockdown',
      contract: PERMIT2,
      value: 0n,
      approvals: [
        { token: OTHER, spender: OWNER },
        { token: OTHER, spender: CONTRACT },
      ],
    });
    for (const data of [approve, lockdown])
      expect(decode(data)).toMatchObject({ kind: 'unknown', reason: 'selector' });
  });

  test.each(networks)('wrapping of $currency on $name, and of no other contract', (network) => {
    const wrap = write('deposit()', []);
    const to = network.wrappedCoin;
    expect(decodeCall({ to, value: 9n, data: wrap, chainId: network.chainId })).toEqual({
      kind: 'wrap',
      contract: to,
      value: 9n,
    });
    expect(decode(wrap, { value: 9n })).toMatchObject({ kind: 'unknown', reason: 'selector' });
    const unwrap = write('withdraw(uint256)', [4n]);
    expect(decode(unwrap, { facts: { wrappedCoin: CONTRACT } })).toMatchObject({
      kind: 'unwrap',
      amount: 4n,
    });
  });
});

describe('reads swaps', () => {
  const path = [WRAPPED, OWNER, OTHER];

  test('of v2, paid in coin', () => {
    const data = write('swapExactETHForTokens(uint256,address[],address,uint256)', [6n, path, OTHER, 99n]);
    expect(decode(data, { value: 5n })).toEqual({
      kind: 'swap',
      contract: CONTRACT,
      value: 5n,
      router: 'v2Router02',
      pools: 'v2',
      exact: 'input',
      path,
      fees: [],
      paysCoin: true,
      receivesCoin: false,
      amountIn: 5n,
      amountOut: 6n,
      recipient: { address: OTHER },
      deadline: 99n,
      takesTransferFee: false,
      priceLimit: 0n,
    } satisfies SwapCall);
  });

  test('of v2 with an exact output: the first number is the output', () => {
    const signature = 'swapTokensForExactETH(uint256,uint256,address[],address,uint256)';
    const data = write(signature, [6n, 9n, [...path].reverse(), OTHER, 99n]);
    expect(decode(data)).toMatchObject({
      exact: 'output',
      amountIn: 9n,
      amountOut: 6n,
      receivesCoin: true,
    });
  });

  test('of v3 through one pool, and along a route', () => {
    const single = write('exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))', [
      [WRAPPED, OTHER, 500, ZeroAddress.replace(/0$/, '1'), 5n, 6n, 0n],
    ]);
    expect(decode(single)).toMatchObject({
      router: 'swapRouter02',
      path: [WRAPPED, OTHER],
      fees: [500],
      amountIn: 5n,
      amountOut: 6n,
      recipient: 'sender',
    });
    const packed = `${OTHER}000bb8${OWNER.slice(2)}0001f4${WRAPPED.slice(2)}`;
    const backwards = write('exactOutput((bytes,address,uint256,uint256,uint256))', [
      [packed, ZeroAddress, 99n, 6n, 9n],
    ]);
    expect(decode(backwards)).toMatchObject({
      router: 'v3SwapRouter',
      exact: 'output',
      path,
      fees: [500, 3_000],
      amountIn: 9n,
      amountOut: 6n,
      recipient: 'contract',
      deadline: 99n,
    });
  });

  test('in a multicall, each without coin of its own', () => {
    const swap = write('exactInput((bytes,address,uint256,uint256))', [
      [`${WRAPPED}0001f4${OTHER.slice(2)}`, OWNER, 5n, 6n],
    ]);
    const refund = write('refundETH()', []);
    const call = decode(write('multicall(uint256,bytes[])', [99n, [swap, refund, '0x01']]), { value: 5n });
    expect(call).toMatchObject({
      kind: 'multicall',
      value: 5n,
      deadline: 99n,
      calls: [
        { kind: 'swap', value: 0n, deadline: undefined, path: [WRAPPED, OTHER] },
        { kind: 'routerPayout', action: 'refund' },
        { kind: 'unknown', reason: 'noSelector', data: '0x01' },
      ],
    });
  });

  test.each([
    ['one end', [WRAPPED]],
    ['the same token twice in a row', [WRAPPED, WRAPPED]],
    [
      'more pools than are read',
      Array<string>(9)
        .fill('')
        .map((_, place) => (place % 2 ? WRAPPED : OTHER)),
    ],
  ])('but no route with %s', (_, way) => {
    const data = write('swapExactETHForTokens(uint256,address[],address,uint256)', [6n, way, OTHER, 99n]);
    expect(decode(data)).toMatchObject({ kind: 'unknown' });
  });
});

describe('treats as unknown', () => {
  const batch = write('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
    OWNER,
    OTHER,
    [1n],
    [2n],
    '0x01',
  ]);
  const word = (at: number, number: number) =>
    batch.slice(0, 10 + at * 64) + number.toString(16).padStart(64, '0') + batch.slice(10 + (at + 1) * 64);

  test('any variation of a valid call', () => {
    expect(decode(batch)).toMatchObject({ kind: 'multiTokenTransfer' });
    expect(word(2, 160)).toBe(batch);
  });

  test.each([
    ['a byte that is cut', batch.slice(0, -2)],
    ['a byte behind it', `${batch}00`],
    ['a word behind it', `${batch}${'00'.repeat(32)}`],
    ['an address with something before it', batch.replace('0x2eb2c2d600', '0x2eb2c2d601')],
    ['padding that is not 0', `${batch.slice(0, -2)}01`],
    ['two lists in one place', word(3, 160)],
    ['a place before the others', word(2, 32)],
    ['a place in the head', word(4, 0)],
    ['a place behind everything', word(4, 4_096)],
    ['an offset out of range', batch.slice(0, 10 + 64 * 2) + 'f'.repeat(64) + batch.slice(10 + 64 * 3)],
    ['a length that is a lie', word(5, 2)],
    ['a length without end', word(5, 2 ** 40)],
    [
      'another number of amounts than of ids',
      write('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
        OWNER,
        OTHER,
        [1n],
        [],
        '0x',
      ]),
    ],
    ['a bool of 2', write('setApprovalForAll(address,bool)', [OTHER, true]).replace(/1$/, '2')],
    ['only a selector', '0xa9059cbb'],
    ['another selector', `0x12345678${'00'.repeat(32)}`],
    ['three bytes', '0xa9059c'],
    ['no hex', '0xa9059cbz'],
    ['half a byte', '0xa9059cbb0'],
    ['no data at all', ''],
  ])('%s', (_, data) => {
    expect(decode(data)).toMatchObject({ kind: 'unknown', data });
  });

  test('contract creation, and a call without a valid recipient', () => {
    expect(decodeCall({ to: null, value: 0n, data: '0x', chainId })).toMatchObject({ contract: undefined });
    expect(decode('0x', { to: OWNER.replace('E', 'e') })).toMatchObject({ reason: 'malformed' });
  });

  test('calls in calls, a hundred deep', () => {
    let data = write('refundETH()', []);
    for (let depth = 0; depth < 100; depth += 1) data = write('multicall(bytes[])', [[data]]);
    expect(decode(data)).toMatchObject({ kind: 'unknown', reason: 'tooDeep' });
  });

  test('more than 128 kB, and reads exactly that', () => {
    const note = (bytes: number) =>
      write('safeTransferFrom(address,address,uint256,bytes)', [OWNER, OTHER, 1n, `0x${'11'.repeat(bytes)}`]);
    const maxBytes = callLimits.dataBytes - (4 + 5 * 32) - 28;
    expect(decode(note(maxBytes))).toMatchObject({ kind: 'nftTransfer' });
    expect(decode(note(maxBytes + 32))).toMatchObject({ kind: 'unknown', reason: 'tooLarge' });
  });
});

test('no input takes more than its steps, however deep the nesting', () => {
  const wide = write('multicall(bytes[])', [
    Array.from({ length: callLimits.calls }, () =>
      write('multicall(bytes[])', [Array(8).fill(`0x${'22'.repeat(64)}`)]),
    ),
  ]);
  const { call, steps } = decodeCounting({ to: CONTRACT, value: 0n, data: wide, chainId });
  expect(call.kind).toBe('multicall');
  expect(steps).toBeLessThanOrEqual(callLimits.steps);
  const long = `0xac9650d8${'00'.repeat(31)}20${'00'.repeat(30)}1000${'ff'.repeat(131_000)}`;
  expect(decodeCounting({ to: CONTRACT, value: 0n, data: long, chainId }).steps).toBeLessThan(10);
});

test('throws for no bytes', () => {
  const selectors = [...callReaders.keys()];
  fc.assert(
    fc.property(
      fc.constantFrom(...selectors),
      fc.array(
        fc.oneof(fc.constantFrom(0n, 1n, 32n, 64n, 96n, 128n), fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })),
        {
          maxLength: 24,
        },
      ),
      (selector, words) => {
        const data = `${selector}${words.map((one) => one.toString(16).padStart(64, '0')).join('')}`;
        const call = decode(data);
        if (call.kind === 'unknown') expect(call.data).toBe(data);
      },
    ),
    { numRuns: 2_000 },
  );
});

describe('reads Seaport', () => {
  const [ZERO, NONE] = [ZeroAddress, `0x${'00'.repeat(32)}`];
  const nft = { itemType: 2, token: CONTRACT, id: 6n, startAmount: 1n, endAmount: 1n };
  const coin = { itemType: 0, token: ZERO, id: 0n, startAmount: 9n, endAmount: 9n };
  const values = ({ itemType, token, id, startAmount, endAmount }: typeof nft) => [
    itemType,
    token,
    id,
    startAmount,
    endAmount,
  ];
  const terms = {
    offerer: OTHER,
    zone: ZERO,
    offer: [nft],
    consideration: [
      { ...coin, recipient: OTHER },
      { ...coin, startAmount: 1n, endAmount: 1n, recipient: WRAPPED },
    ],
    orderType: 0,
    startTime: 1n,
    endTime: 99n,
    zoneHash: NONE,
    salt: 7n,
    conduitKey: NONE,
  };
  const orderOf = (last: bigint, fields: Partial<typeof terms> = {}) => {
    const order = { ...terms, ...fields };
    return [
      ...[order.offerer, order.zone, order.offer.map(values)],
      order.consideration.map((payment) => [...values(payment), payment.recipient]),
      ...[
        order.orderType,
        order.startTime,
        order.endTime,
        order.zoneHash,
        order.salt,
        order.conduitKey,
        last,
      ],
    ];
  };
  const basic = (type: number, recipients = 1n, amount = 1n) => [
    ...[ZERO, 0n, 9n, OTHER, ZERO, CONTRACT, 6n, amount, type, 1n, 99n, NONE, 7n, NONE, R, recipients],
    ...[[[1n, WRAPPED]], '0x1234'],
  ];
  const atSeaport = (signature: string, given: readonly unknown[], to = SEAPORT_ADDRESS) =>
    decode(write(signature, given), { to, value: 10n });
  const advanced = `fulfillAdvancedOrder((${ORDER},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`;
  const expected = {
    kind: 'fulfillOrder',
    contract: SEAPORT_ADDRESS,
    value: 10n,
    order: terms,
    signedPayments: 2n,
    numerator: 1n,
    denominator: 1n,
    signature: '0x1234',
  };

  test.each(['fulfillBasicOrder', 'fulfillBasicOrder_efficient_6GL6yc'])('%s as its order', (name) => {
    expect(atSeaport(`${name}(${BASIC})`, [basic(0)])).toEqual({
      ...expected,
      form: 'basic',
      fulfillerConduitKey: R,
      recipient: 'sender',
    });
    expect(atSeaport(`${name}(${BASIC})`, [basic(6)])).toMatchObject({
      order: { offer: [{ itemType: 3 }], orderType: 2 },
    });
  });

  test('the sold items of a basic order for an offered token, which pays the fees', () => {
    const given = [CONTRACT, 6n, 1n, OTHER, ZERO, WRAPPED, 0n, 9n, 16, 1n, 99n, NONE, 7n, NONE, NONE, 1n];
    expect(atSeaport(`fulfillBasicOrder(${BASIC})`, [[...given, [[2n, OWNER]], '0x']])).toMatchObject({
      order: {
        offer: [{ itemType: 1, token: WRAPPED, startAmount: 9n }],
        consideration: [
          { itemType: 2, token: CONTRACT, id: 6n, recipient: OTHER },
          { itemType: 1, token: WRAPPED, startAmount: 2n, recipient: OWNER },
        ],
      },
    });
  });

  test('fulfillOrder and fulfillAdvancedOrder', () => {
    const order = [orderOf(2n), '0x1234'];
    expect(atSeaport(`fulfillOrder((${ORDER},bytes),bytes32)`, [order, R])).toEqual({
      ...expected,
      form: 'order',
      fulfillerConduitKey: R,
      recipient: 'sender',
    });
    const whole = [orderOf(2n), 1n, 1n, '0x1234', '0x'];
    expect(atSeaport(advanced, [whole, [], NONE, OWNER])).toEqual({
      ...expected,
      form: 'advanced',
      fulfillerConduitKey: NONE,
      recipient: { address: OWNER },
    });
    expect(atSeaport(advanced, [whole, [], NONE, ZERO])).toMatchObject({ recipient: 'sender' });
  });

  test('cancelled orders', () => {
    expect(atSeaport(`cancel(${ORDER}[])`, [[orderOf(3n)]])).toEqual({
      kind: 'cancelOrders',
      contract: SEAPORT_ADDRESS,
      value: 10n,
      orders: [{ ...terms, counter: 3n }],
    });
    expect(atSeaport('incrementCounter()', [])).toMatchObject({ kind: 'incrementCounter' });
  });

  const whole = (fields: Partial<typeof terms> = {}, last = 2n) => [
    [orderOf(last, fields), 1n, 1n, '0x', '0x'],
    ...[[], NONE, ZERO],
  ];
  test.each<[string, string, readonly unknown[], string?]>([
    ['another contract', 'incrementCounter()', [], CONTRACT],
    ['an order at another contract', advanced, whole(), CONTRACT],
    ['another contract’s cancel', `cancel(${ORDER}[])`, [[orderOf(0n)]], CONTRACT],
    ['anything of a collection', advanced, whole({ offer: [{ ...nft, itemType: 4 }] })],
    ['coin with a number', advanced, whole({ offer: [{ ...coin, id: 1n }] })],
    ['coin with an address', advanced, whole({ offer: [{ ...coin, token: CONTRACT }] })],
    ['an order of a contract', advanced, whole({ orderType: 4 })],
    ['more signed payments than there are', advanced, whole({}, 3n)],
    ['no part of it', advanced, [[orderOf(2n), 0n, 1n, '0x', '0x'], [], NONE, ZERO]],
    ['more than all of it', advanced, [[orderOf(2n), 2n, 1n, '0x', '0x'], [], NONE, ZERO]],
    ['half an NFT', advanced, [[orderOf(2n), 1n, 2n, '0x', '0x'], [], NONE, ZERO]],
    ['data for a zone', advanced, [[orderOf(2n), 1n, 1n, '0x', '0x01'], [], NONE, ZERO]],
    ['resolved criteria', advanced, [[orderOf(2n), 1n, 1n, '0x', '0x'], [[0n, 0, 0n, 6n, []]], NONE, ZERO]],
    ['a basic order of no type', `fulfillBasicOrder(${BASIC})`, [basic(24)]],
    ['a basic order with more signed payments', `fulfillBasicOrder(${BASIC})`, [basic(0, 2n)]],
  ])('no %s', (_, signature, given, to) => {
    expect(atSeaport(signature, given, to)).toMatchObject({ kind: 'unknown', reason: 'selector' });
  });
});

describe('reads Lido', () => {
  const { staked, wrapped, queue } = lido;
  test.each<[string, string, readonly unknown[], string, Partial<Call>]>([
    ['coin that is staked', 'submit(address)', [ZeroAddress], staked, { kind: 'stake', value: 5n }],
    ['wrapping', 'wrap(uint256)', [7n], wrapped, { kind: 'wrapStaked', amount: 7n }],
    ['unwrapping', 'unwrap(uint256)', [7n], wrapped, { kind: 'unwrapStaked', amount: 7n }],
    [
      'withdrawal requests',
      'requestWithdrawals(uint256[],address)',
      [[7n, 8n], OTHER],
      queue,
      { kind: 'requestWithdrawals', amounts: [7n, 8n], owner: OTHER },
    ],
    ['a claim', 'claimWithdrawal(uint256)', [9n], queue, { kind: 'claimWithdrawal', requestId: 9n }],
  ])('%s, at its own contract of Ethereum alone', (_, signature, values, to, expected) => {
    const data = write(signature, values);
    expect(decode(data, { to, value: 5n })).toMatchObject({ ...expected, contract: to });
    const others = [staked, wrapped, queue, CONTRACT].filter((address) => address !== to);
    for (const other of others) expect(decode(data, { to: other }).kind).toBe('unknown');
    expect(decodeCall({ to, value: 0n, data, chainId: 137 }).kind).toBe('unknown');
  });

  test('no call with a referral', () => {
    expect(decode(write('submit(address)', [OTHER]), { to: staked, value: 5n }).kind).toBe('unknown');
  });
});
