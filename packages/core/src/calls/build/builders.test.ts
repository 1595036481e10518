import { readdirSync } from 'node:fs';
import { ZeroAddress, ZeroHash } from 'ethers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { networks } from '../../networks/networks.ts';
import { CallError, type CallFault } from '../CallError.ts';
import type { Call } from '../Call.ts';
import type { CallFacts } from '../CallFacts.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { decodeCall } from '../decodeCall.ts';
import { effectsOf } from '../effectsOf.ts';
import { PERMIT2 } from '../permit2.ts';
import { buildListing } from '../../seaport/buildListing.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import { SeaportError } from '../../seaport/SeaportError.ts';
import { buildApprove } from './buildApprove.ts';
import { buildAllowSeaport } from './buildAllowSeaport.ts';
import { buildApproveNft } from './buildApproveNft.ts';
import { buildCancelOrders } from './buildCancelOrders.ts';
import { buildFulfillOrder } from './buildFulfillOrder.ts';
import { buildIncrementCounter } from './buildIncrementCounter.ts';
import { buildMultiTokenTransfer } from './buildMultiTokenTransfer.ts';
import { buildNativeTransfer } from './buildNativeTransfer.ts';
import { buildNftTransfer } from './buildNftTransfer.ts';
import { buildRevoke } from './buildRevoke.ts';
import { buildRevokeAll } from './buildRevokeAll.ts';
import { buildRevokeNft } from './buildRevokeNft.ts';
import { buildRevokePermit2 } from './buildRevokePermit2.ts';
import { buildStake } from './buildStake.ts';
import { buildTokenTransfer } from './buildTokenTransfer.ts';
import { buildUnwrap } from './buildUnwrap.ts';
import { buildUnwrapStaked } from './buildUnwrapStaked.ts';
import { buildV2Swap } from './buildV2Swap.ts';
import { buildV3Swap } from './buildV3Swap.ts';
import { buildPoolDeposit } from './buildPoolDeposit.ts';
import { buildPoolRedemption } from './buildPoolRedemption.ts';
import { buildPoolWithdrawal } from './buildPoolWithdrawal.ts';
import { buildWithdrawalClaim } from './buildWithdrawalClaim.ts';
import { buildWithdrawalRequest } from './buildWithdrawalRequest.ts';
import { buildWrap } from './buildWrap.ts';

import { buildWrapStaked } from './buildWrapStaked.ts';
import { lido } from '../../pools/lido.ts';

const [{ chainId, wrappedCoin: WRAPPED }] = networks;
const COLLECTION = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const OWNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';

/** Arbitrary numbers: three of them, as the builders need. */
interface Numbers {
  readonly amount: bigint;
  readonly named: bigint;
  readonly least: bigint;
}

/** Call that a builder makes of them, and the expected decoded fields. */
type BuilderCase = (numbers: Numbers) => readonly [CallTransaction, Partial<Call>, CallFacts?];

const swapTerms = ({ amount, least }: Numbers) => ({
  chainId,
  router: ROUTER,
  amountIn: amount,
  amountOutMin: least,
  recipient: OWNER,
  deadline: 1_800_000_000n,
});
const swapRead = ({ amount, least }: Numbers) =>
  ({ kind: 'swap', exact: 'input', amountIn: amount, amountOut: least }) as const;

const listing = ({ amount, named }: Numbers) =>
  buildListing({
    seller: OTHER,
    contract: COLLECTION,
    tokenId: named,
    standard: 'erc721',
    units: 1n,
    price: amount,
    startsAt: 1n,
    endsAt: 1_800_000_000n,
    counter: 0n,
    salt: 7n,
  });
const sold = ({ amount, named }: Numbers) =>
  ({
    offerer: OTHER,
    zone: ZeroAddress,
    zoneHash: ZeroHash,
    conduitKey: ZeroHash,
    startTime: 1n,
    offer: [{ itemType: 2, token: COLLECTION, id: named, startAmount: 1n, endAmount: 1n }],
    consideration: [
      { itemType: 0, token: ZeroAddress, id: 0n, startAmount: amount, endAmount: amount, recipient: OTHER },
    ],
    orderType: 0,
    endTime: 1_800_000_000n,
    salt: 7n,
  }) as const;
const SIGNATURE = `0x${'12'.repeat(65)}`;

const cases: Readonly<Record<string, BuilderCase>> = {
  buildApprove: ({ amount, named }) => [
    buildApprove({ chainId, token: TOKEN, spender: OTHER, amount, named }),
    { kind: 'approve', contract: TOKEN, spender: OTHER, amountOrId: amount },
  ],
  buildAllowSeaport: () => [
    buildAllowSeaport({ chainId, collection: COLLECTION }),
    { kind: 'approveAll', contract: COLLECTION, operator: SEAPORT_ADDRESS, isApproved: true },
  ],
  buildApproveNft: ({ named }) => [
    buildApproveNft({ chainId, collection: COLLECTION, id: named, operator: OTHER }),
    { kind: 'approve', contract: COLLECTION, spender: OTHER, amountOrId: named, standard: 'erc721' },
    { standard: 'erc721' },
  ],
  buildCancelOrders: (numbers) => [
    buildCancelOrders({ chainId, orders: [listing(numbers)] }),
    {
      kind: 'cancelOrders',
      contract: SEAPORT_ADDRESS,
      value: 0n,
      orders: [{ ...sold(numbers), counter: 0n }],
    },
  ],
  buildFulfillOrder: (numbers) => [
    buildFulfillOrder({
      chainId,
      order: { components: listing(numbers), signature: SIGNATURE },
      buyer: OWNER,
    }),
    {
      kind: 'fulfillOrder',
      form: 'advanced',
      contract: SEAPORT_ADDRESS,
      value: numbers.amount,
      order: sold(numbers),
      signedPayments: 1n,
      numerator: 1n,
      denominator: 1n,
      signature: SIGNATURE,
      recipient: 'sender',
    },
  ],
  buildIncrementCounter: () => [
    buildIncrementCounter({ chainId }),
    { kind: 'incrementCounter', contract: SEAPORT_ADDRESS, value: 0n },
  ],
  buildMultiTokenTransfer: ({ amount, named }) => [
    buildMultiTokenTransfer({ chainId, collection: COLLECTION, from: OWNER, to: OTHER, id: named, amount }),
    { kind: 'multiTokenTransfer', from: OWNER, to: OTHER, items: [{ id: named, amount }], data: '0x' },
  ],
  buildNativeTransfer: ({ amount }) => [
    buildNativeTransfer({ chainId, to: OTHER, amount }),
    { kind: 'nativeTransfer', to: OTHER, value: amount },
  ],
  buildNftTransfer: ({ named }) => [
    buildNftTransfer({ chainId, collection: COLLECTION, from: OWNER, to: OTHER, id: named }),
    { kind: 'nftTransfer', from: OWNER, to: OTHER, id: named, data: undefined },
  ],
  buildRevoke: () => [
    buildRevoke({ chainId, token: TOKEN, spender: OTHER }),
    { kind: 'approve', contract: TOKEN, spender: OTHER, amountOrId: 0n },
  ],
  buildRevokeAll: () => [
    buildRevokeAll({ chainId, collection: COLLECTION, operator: OTHER }),
    { kind: 'approveAll', contract: COLLECTION, operator: OTHER, isApproved: false },
  ],
  buildRevokeNft: ({ named }) => [
    buildRevokeNft({ chainId, collection: COLLECTION, id: named }),
    { kind: 'approve', contract: COLLECTION, spender: ZeroAddress, amountOrId: named, standard: 'erc721' },
    { standard: 'erc721' },
  ],
  buildRevokePermit2: () => [
    buildRevokePermit2({ chainId, token: TOKEN, spender: OTHER }),
    { kind: 'permit2Approve', contract: PERMIT2, token: TOKEN, spender: OTHER, amount: 0n },
  ],
  buildTokenTransfer: ({ amount }) => [
    buildTokenTransfer({ chainId, token: TOKEN, to: OTHER, amount }),
    { kind: 'tokenTransfer', contract: TOKEN, to: OTHER, amount },
  ],
  buildUnwrap: ({ amount }) => [
    buildUnwrap({ chainId, wrappedCoin: WRAPPED, amount }),
    { kind: 'unwrap', contract: WRAPPED, value: 0n, amount },
  ],
  buildStake: ({ amount }) => [
    buildStake({ amount }),
    { kind: 'stake', contract: lido.staked, value: amount },
  ],
  buildUnwrapStaked: ({ amount }) => [
    buildUnwrapStaked({ amount }),
    { kind: 'unwrapStaked', contract: lido.wrapped, value: 0n, amount },
  ],
  buildWithdrawalClaim: ({ amount }) => [
    buildWithdrawalClaim({ requestId: amount }),
    { kind: 'claimWithdrawal', contract: lido.queue, value: 0n, requestId: amount },
  ],
  buildWithdrawalRequest: ({ amount }) => {
    const requested = 100n + (amount % 10n ** 20n);
    return [
      buildWithdrawalRequest({ amount: requested, owner: OWNER }),
      {
        kind: 'requestWithdrawals',
        contract: lido.queue,
        value: 0n,
        owner: OWNER,
        amounts: [requested],
      },
    ];
  },
  buildWrapStaked: ({ amount }) => [
    buildWrapStaked({ amount }),
    { kind: 'wrapStaked', contract: lido.wrapped, value: 0n, amount },
  ],
  buildV2Swap: (numbers) => [
    buildV2Swap({
      ...swapTerms(numbers),
      path: [TOKEN, WRAPPED],
      paysCoin: false,
      receivesCoin: true,
      takesTransferFee: true,
    }),
    {
      ...swapRead(numbers),
      path: [TOKEN, WRAPPED],
      paysCoin: false,
      receivesCoin: true,
      takesTransferFee: true,
    },
  ],
  buildV3Swap: (numbers) => [
    buildV3Swap({
      ...swapTerms(numbers),
      path: [TOKEN, OTHER, WRAPPED],
      fees: [500, 3_000],
      paysCoin: false,
      receivesCoin: true,
    }),
    {
      kind: 'multicall',
      value: 0n,
      deadline: 1_800_000_000n,
      calls: [
        expect.objectContaining({
          ...swapRead(numbers),
          path: [TOKEN, OTHER, WRAPPED],
          fees: [500, 3_000],
          recipient: 'contract',
        }),
        expect.objectContaining({
          kind: 'routerPayout',
          action: 'unwrap',
          amountMin: numbers.least,
          recipient: { address: OWNER },
        }),
      ],
    },
  ],
  buildPoolDeposit: ({ amount }) => [
    buildPoolDeposit({ chainId, vault: TOKEN, assets: amount, receiver: OWNER }),
    { kind: 'vault', action: 'deposit', amount, receiver: OWNER, owner: undefined },
  ],
  buildPoolRedemption: ({ amount, least }) => [
    buildPoolRedemption({
      ...{ chainId, vault: TOKEN, shares: amount, receiver: OTHER, owner: OWNER },
      maxLossBps: least % 10_000n,
    }),
    { kind: 'vault', action: 'redeem', amount, receiver: OTHER, owner: OWNER, maxLossBps: least % 10_000n },
  ],
  buildPoolWithdrawal: ({ amount }) => [
    buildPoolWithdrawal({ chainId, vault: TOKEN, assets: amount, receiver: OTHER, owner: OWNER }),
    { kind: 'vault', action: 'withdraw', amount, receiver: OTHER, owner: OWNER },
  ],
  buildWrap: ({ amount }) => [
    buildWrap({ chainId, wrappedCoin: WRAPPED, amount }),
    { kind: 'wrap', contract: WRAPPED, value: amount },
  ],
};

/** Written again here, so that the test does not share the builders' constant. */
const ABOVE_ANY_SUPPLY = 340_282_366_920_938_463_463_374_607_431_768_211_455n;

/** Numbers, including those that stand for 'everything'. */
const number = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
  fc.bigInt({ min: 1n, max: 10n ** 24n }),
  fc.constantFrom(
    2n ** 256n - 1n,
    2n ** 255n,
    2n ** 255n - 1n,
    2n ** 128n,
    2n ** 112n - 1n,
    2n ** 160n - 1n,
    2n ** 128n - 1n,
    2n ** 96n - 1n,
    0n,
    -1n,
    2n ** 256n,
  ),
);
const numbers = fc.record({ amount: number, named: number, least: number });

function attempt(buildCase: BuilderCase, values: Numbers): ReturnType<BuilderCase> | undefined {
  try {
    return buildCase(values);
  } catch (error) {
    // The order to buy or cancel is made before the call.
    if (!(error instanceof SeaportError)) expect(error).toBeInstanceOf(CallError);
    return undefined;
  }
}

test('every builder has a test case', () => {
  const files = readdirSync(import.meta.dirname).flatMap((file) => /^(build\w+)\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(cases).sort()).toEqual(files.sort());
});

describe.each(Object.entries(cases))('%s', (name, buildCase) => {
  test('writes call data that the decoder reads back', () => {
    const modest = fc.bigInt({ min: 1n, max: 10n ** 24n });
    fc.assert(
      fc.property(modest, modest, (amount, least) => {
        const [transaction, expected, facts] = buildCase({ amount, named: amount, least });
        expect(decodeCall(transaction, facts)).toMatchObject(expected);
      }),
    );
  });

  test('never approves everything, for any numbers', () => {
    fc.assert(
      fc.property(numbers, (values) => {
        const [transaction, , facts] = attempt(buildCase, values) ?? [];
        if (!transaction) return;
        const isApprove = transaction.data.startsWith('0x095ea7b3');
        const call = decodeCall(transaction, facts ?? (isApprove ? { standard: 'erc20' } : {}));
        expect(call.kind).not.toBe('unknown');
        const { permissions } = effectsOf(call, { sender: OWNER, wrappedCoin: WRAPPED });
        for (const { amount, asset, spender } of permissions) {
          // ERC-1155 has no smaller approval, so Seaport alone may be approved for a whole collection.
          if (name === 'buildAllowSeaport') {
            expect({ asset: asset.type, spender }).toEqual({ asset: 'collection', spender: SEAPORT_ADDRESS });
            continue;
          }
          expect(amount).not.toBe('all');
          const most = asset.type === 'nft' ? 1n : values.named;
          expect(
            amount === 0n || (typeof amount === 'bigint' && amount < ABOVE_ANY_SUPPLY && amount <= most),
          ).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});

function fault(build: () => unknown): CallFault | undefined {
  try {
    build();
    return undefined;
  } catch (error) {
    return error instanceof CallError ? error.reason : undefined;
  }
}

const order = {
  components: listing({ amount: 5n, named: 6n, least: 0n }),
  signature: SIGNATURE,
};
const fulfil = (fields: Partial<typeof order.components>, signature = SIGNATURE) =>
  buildFulfillOrder({
    chainId,
    order: { components: { ...order.components, ...fields }, signature },
    buyer: OWNER,
  });
const [OFFERED] = order.components.offer;
const [PAID] = order.components.consideration;
if (!OFFERED || !PAID) throw new TypeError('A listing gives something for something');

const swap = {
  ...swapTerms({ amount: 5n, named: 0n, least: 6n }),
  path: [WRAPPED, TOKEN],
  paysCoin: true,
  receivesCoin: false,
};

describe('rejects', () => {
  const approve = { chainId, token: TOKEN, spender: OTHER, amount: 5n, named: 5n };

  test.each<[string, CallFault, () => unknown]>([
    [
      'all that a number holds as an allowance',
      'unlimitedApproval',
      () => buildApprove({ ...approve, amount: 2n ** 256n - 1n, named: 2n ** 256n - 1n }),
    ],
    [
      'all that Permit2 holds as an allowance',
      'unlimitedApproval',
      () => buildApprove({ ...approve, amount: 2n ** 160n - 1n, named: 2n ** 160n - 1n }),
    ],
    ['more of an allowance than was named', 'aboveNamed', () => buildApprove({ ...approve, amount: 6n })],
    ['an allowance of 0', 'number', () => buildApprove({ ...approve, amount: 0n })],
    ['a wrong checksum', 'address', () => buildApprove({ ...approve, spender: OTHER.replace('D', 'd') })],
    ['no address', 'address', () => buildRevoke({ chainId, token: TOKEN, spender: 'vitalik.eth' })],
    [
      'a bound that lets all be lost',
      'number',
      () =>
        buildPoolRedemption({
          ...{ chainId, vault: TOKEN, shares: 5n, receiver: OWNER, owner: OWNER },
          maxLossBps: 10_000n,
        }),
    ],
    ['a negative amount', 'number', () => buildNativeTransfer({ chainId, to: OTHER, amount: -1n })],
    [
      'more than 256 bits',
      'number',
      () => buildTokenTransfer({ chainId, token: TOKEN, to: OTHER, amount: 2n ** 256n }),
    ],
    ['no minimum output', 'noLeastOutput', () => buildV3Swap({ ...swap, fees: [500], amountOutMin: 0n })],
    ['one end', 'path', () => buildV3Swap({ ...swap, path: [WRAPPED], fees: [] })],
    [
      'the same token twice in a row',
      'path',
      () => buildV2Swap({ ...swap, path: [WRAPPED, WRAPPED], takesTransferFee: false }),
    ],
    ['coin for coin', 'path', () => buildV2Swap({ ...swap, receivesCoin: true, takesTransferFee: false })],
    [
      'coin paid, and another end than the wrapped coin',
      'path',
      () => buildV2Swap({ ...swap, path: [TOKEN, WRAPPED], takesTransferFee: false }),
    ],
    [
      'coin wanted, and another end than the wrapped coin',
      'path',
      () =>
        buildV3Swap({ ...swap, paysCoin: false, receivesCoin: true, path: [WRAPPED, TOKEN], fees: [500] }),
    ],
    [
      'coin on a chain whose wrapped coin is unknown',
      'path',
      () => buildV3Swap({ ...swap, chainId: 424_242, fees: [500] }),
    ],
    ...['0', '1', '2'].map((digit): [string, CallFault, () => unknown] => [
      `a router's placeholder, 0x…${digit}, as the recipient`,
      'recipient',
      () => buildV3Swap({ ...swap, fees: [500], recipient: `0x${digit.padStart(40, '0')}` }),
    ]),
    [
      'the router as the recipient',
      'recipient',
      () => buildV2Swap({ ...swap, recipient: ROUTER, takesTransferFee: false }),
    ],
    [
      "a token's own contract as who receives",
      'recipient',
      () => buildV3Swap({ ...swap, fees: [500], recipient: TOKEN }),
    ],
    ['a fee too few', 'path', () => buildV3Swap({ ...swap, fees: [] })],
    ['a purchase from oneself', 'recipient', () => buildFulfillOrder({ chainId, order, buyer: OTHER })],
    ['two things in one order', 'order', () => fulfil({ offer: [OFFERED, OFFERED] })],
    ['anything of a collection', 'order', () => fulfil({ offer: [{ ...OFFERED, itemType: 4 }] })],
    ['a token as the sold item', 'order', () => fulfil({ offer: [{ ...OFFERED, itemType: 1 }] })],
    ['a price that rises', 'order', () => fulfil({ consideration: [{ ...PAID, endAmount: '9' }] })],
    ['a price in a token', 'order', () => fulfil({ consideration: [{ ...PAID, itemType: 1 }] })],
    ['no price', 'order', () => fulfil({ consideration: [] })],
    ['an order that a contract decides on', 'order', () => fulfil({ orderType: 2 })],
    ['the signature of a contract', 'order', () => fulfil({}, `0x${'12'.repeat(96)}`)],
    ['no orders to be cancelled', 'order', () => buildCancelOrders({ chainId, orders: [] })],
    ['an invalid fee', 'path', () => buildV3Swap({ ...swap, fees: [1.5] })],
  ])('%s', (_, reason, build) => {
    expect(fault(build)).toBe(reason);
  });
});

test.each([
  [true, false, false, '0x7ff36ab5'],
  [false, true, false, '0x18cbafe5'],
  [false, false, false, '0x38ed1739'],
  [true, false, true, '0xb6f9de95'],
  [false, true, true, '0x791ac947'],
  [false, false, true, '0x5c11d795'],
])(
  'v2 with coin paid %s, coming %s, with fees %s is %s',
  (paysCoin, receivesCoin, takesTransferFee, selector) => {
    const path = receivesCoin ? [TOKEN, WRAPPED] : [WRAPPED, TOKEN];
    const { data, value } = buildV2Swap({ ...swap, path, paysCoin, receivesCoin, takesTransferFee });
    expect(data.slice(0, 10)).toBe(selector);
    expect(value).toBe(paysCoin ? 5n : 0n);
  },
);

test('a v3 swap paid in coin sends the coin and leaves none behind', () => {
  const transaction = buildV3Swap({ ...swap, fees: [500] });
  expect(transaction.value).toBe(5n);
  expect(decodeCall(transaction)).toMatchObject({
    calls: [
      { kind: 'swap', amountIn: 5n, recipient: { address: OWNER } },
      { kind: 'routerPayout', action: 'refund', recipient: 'sender' },
    ],
  });
});

test("redeems with a bound on the loss in Yearn's form, where one is given", () => {
  const terms = { chainId, vault: TOKEN, shares: 5n, receiver: OWNER, owner: OWNER };
  const selectorOf = (maxLossBps?: bigint) => buildPoolRedemption({ ...terms, maxLossBps }).data.slice(0, 10);
  expect([selectorOf(), selectorOf(1n)]).toEqual(['0xba087652', '0x9f40a7b3']);
  expect(decodeCall(buildPoolRedemption(terms))).not.toHaveProperty('maxLossBps');
});

test('requests withdrawals of 1,000 staked coins at most, and only as many as fit one call', () => {
  const most = 10n ** 21n;
  const amountsOf = (amount: bigint) => {
    const call = decodeCall(buildWithdrawalRequest({ amount, owner: OWNER }));
    return call.kind === 'requestWithdrawals' ? call.amounts : [];
  };
  expect(amountsOf(2n * most)).toEqual([most, most]);
  expect(amountsOf(2n * most + 100n)).toEqual([most, most, 100n]);
  expect(fault(() => buildWithdrawalRequest({ amount: 99n, owner: OWNER }))).toBe('number');
  expect(fault(() => buildWithdrawalRequest({ amount: most + 99n, owner: OWNER }))).toBe('number');
  expect(fault(() => buildWithdrawalRequest({ amount: 257n * most, owner: OWNER }))).toBe('number');
});
