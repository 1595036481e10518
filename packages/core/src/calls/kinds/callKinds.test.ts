import { Interface, ZeroAddress } from 'ethers';
import { describe, expect, test } from 'vitest';
import { networks } from '../../networks/networks.ts';
import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import { texts } from '../../texts/texts.ts';
import { lido } from '../../pools/lido.ts';
import type { Call } from '../Call.ts';
import type { Asset, CallEffects, Movement } from '../CallEffects.ts';
import type { CallFacts } from '../CallFacts.ts';
import { callReaders, decodeCall } from '../decodeCall.ts';
import { describeCall } from '../describeCall.ts';
import { PERMIT2 } from '../permit2.ts';
import type { SwapCall } from '../types/SwapCall.ts';
import { callKinds } from './callKinds.ts';

const SENDER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const CONTRACT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const THIRD = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const [{ chainId, wrappedCoin: WRAPPED }] = networks;
const [R, S, NONE] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`, `0x${'00'.repeat(32)}`];
const signature = { v: 27, r: R, s: S };

/** One function of a kind, called once with sensible arguments. */
interface FunctionRow<Kind extends Call['kind']> {
  /** As published with the contract, and in the directories of selectors. */
  readonly selector: string;
  readonly signature: string;
  readonly values: readonly unknown[];
  readonly to?: string;
  readonly value?: bigint;
  readonly facts?: CallFacts;
  /** All fields besides kind, contract and value. */
  readonly call: Omit<Extract<Call, { readonly kind: Kind }>, 'kind' | 'contract' | 'value'>;
  /** Words of its title in the catalogue. */
  readonly title: string;
  readonly movements?: readonly Movement[];
  readonly permissions?: CallEffects['permissions'];
}

const COIN: Asset = { type: 'coin' };
const token = (contract: string): Asset => ({ type: 'token', contract });
const sends = (asset: Asset, amount: bigint | undefined, to: string, bound: Movement['bound'] = 'exact') =>
  ({ direction: 'out', asset, amount, bound, to }) as const;
const receives = (
  asset: Asset,
  amount: bigint | undefined,
  from: string,
  bound: Movement['bound'] = 'exact',
) => ({ direction: 'in', asset, amount, bound, from }) as const;
const getsPaid = (asset: Asset, amount: bigint, bound: Movement['bound'] = 'atLeast') =>
  ({ direction: 'in', asset, amount, bound }) as const;
const allows = (contract: string, spender: string, amount: bigint | 'all') =>
  ({ asset: token(contract), spender, amount, change: 'set' }) as const;

const ITEM = 'uint8,address,uint256,uint256,uint256';
const ORDER = `(address,address,(${ITEM})[],(${ITEM},address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)`;
const BASIC =
  '(address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes)';
const RESOLVERS = '(uint256,uint8,uint256,uint256,bytes32[])[]';
const nft = { type: 'nft', contract: CONTRACT, id: 6n } as const;
const coinItem = { itemType: 0, token: ZeroAddress, id: 0n };
/** NFT 6 of CONTRACT for 9 wei to its seller and 1 wei to THIRD. */
const order = {
  offerer: OTHER,
  zone: ZeroAddress,
  offer: [{ itemType: 2, token: CONTRACT, id: 6n, startAmount: 1n, endAmount: 1n }],
  consideration: [
    { ...coinItem, startAmount: 9n, endAmount: 9n, recipient: OTHER },
    { ...coinItem, startAmount: 1n, endAmount: 1n, recipient: THIRD },
  ],
  orderType: 0,
  startTime: 1n,
  endTime: 99n,
  zoneHash: NONE,
  salt: 7n,
  conduitKey: NONE,
};
const orderValues = (last: bigint) => [
  ...[OTHER, ZeroAddress, [[2, CONTRACT, 6n, 1n, 1n]]],
  [
    [0, ZeroAddress, 0n, 9n, 9n, OTHER],
    [0, ZeroAddress, 0n, 1n, 1n, THIRD],
  ],
  ...[0, 1n, 99n, NONE, 7n, NONE, last],
];
const basicValues = [
  ...[ZeroAddress, 0n, 9n, OTHER, ZeroAddress, CONTRACT, 6n, 1n, 0, 1n, 99n, NONE, 7n, NONE, R, 1n],
  ...[[[1n, THIRD]], '0x1234'],
];
const payments = [sends(COIN, 9n, OTHER), sends(COIN, 1n, THIRD)];
const purchase = {
  to: SEAPORT_ADDRESS,
  value: 10n,
  title: 'Buy an NFT',
  movements: [receives(nft, 1n, OTHER), ...payments],
} as const;
const fulfilled = { order, signedPayments: 2n, numerator: 1n, denominator: 1n, signature: '0x1234' } as const;

type SwapRow = FunctionRow<'swap'>;
const [IN, OUT] = [5n, 6n];

/** Row of a swap from the first contract of its path to the last, which the sender receives. */
function swapOf(
  [selector, name, values]: readonly [string, string, readonly unknown[]],
  fields: Pick<SwapCall, 'router' | 'pools' | 'exact' | 'path'> & Partial<SwapCall>,
): SwapRow {
  const call = {
    fees: [],
    paysCoin: false,
    receivesCoin: false,
    amountIn: IN,
    amountOut: OUT,
    recipient: { address: SENDER },
    deadline: undefined,
    takesTransferFee: false,
    priceLimit: 0n,
    ...fields,
  };
  const [paidBound, receivedBound] = fields.exact === 'input' ? ['exact', 'atLeast'] : ['atMost', 'exact'];
  const [first = '', last = ''] = [fields.path[0], fields.path.at(-1)];
  return {
    selector,
    signature: name,
    values,
    value: call.paysCoin ? IN : 0n,
    call,
    title: 'Swap',
    movements: [
      sends(call.paysCoin ? COIN : token(first), IN, CONTRACT, paidBound as Movement['bound']),
      getsPaid(call.receivesCoin ? COIN : token(last), OUT, receivedBound as Movement['bound']),
    ],
  };
}

const TOKENS = [USDC, DAI];
const packedRoute = (from: string, to: string) => `${from}0001f4${to.slice(2)}`;
const V2 = { router: 'v2Router02', pools: 'v2', deadline: 99n } as const;
const V3 = { router: 'v3SwapRouter', pools: 'v3', deadline: 99n, path: TOKENS, fees: [500] } as const;
const V3_02 = { router: 'swapRouter02', pools: 'v3', path: TOKENS, fees: [500] } as const;
const V2_02 = { router: 'swapRouter02', pools: 'v2', path: TOKENS } as const;
const FIVE = '(uint256,uint256,address[],address,uint256)';
const FOUR = '(uint256,address[],address,uint256)';
const FEE_ON_TRANSFER = 'SupportingFeeOnTransferTokens';
const [toCoin, fromCoin] = [
  [USDC, WRAPPED],
  [WRAPPED, USDC],
];
const [input, output] = [{ exact: 'input' }, { exact: 'output' }] as const;

const swaps: readonly SwapRow[] = [
  swapOf(['0x38ed1739', `swapExactTokensForTokens${FIVE}`, [IN, OUT, TOKENS, SENDER, 99n]], {
    ...{ ...V2, ...input },
    path: TOKENS,
  }),
  swapOf(['0x8803dbee', `swapTokensForExactTokens${FIVE}`, [OUT, IN, TOKENS, SENDER, 99n]], {
    ...{ ...V2, ...output },
    path: TOKENS,
  }),
  swapOf(['0x7ff36ab5', `swapExactETHForTokens${FOUR}`, [OUT, fromCoin, SENDER, 99n]], {
    ...{ ...V2, ...input },
    path: fromCoin,
    paysCoin: true,
  }),
  swapOf(['0x4a25d94a', `swapTokensForExactETH${FIVE}`, [OUT, IN, toCoin, SENDER, 99n]], {
    ...{ ...V2, ...output },
    path: toCoin,
    receivesCoin: true,
  }),
  swapOf(['0x18cbafe5', `swapExactTokensForETH${FIVE}`, [IN, OUT, toCoin, SENDER, 99n]], {
    ...{ ...V2, ...input },
    path: toCoin,
    receivesCoin: true,
  }),
  swapOf(['0xfb3bdb41', `swapETHForExactTokens${FOUR}`, [OUT, fromCoin, SENDER, 99n]], {
    ...{ ...V2, ...output },
    path: fromCoin,
    paysCoin: true,
  }),
  swapOf(
    ['0x5c11d795', `swapExactTokensForTokens${FEE_ON_TRANSFER}${FIVE}`, [IN, OUT, TOKENS, SENDER, 99n]],
    {
      ...{ ...V2, ...input },
      path: TOKENS,
      takesTransferFee: true,
    },
  ),
  swapOf(['0xb6f9de95', `swapExactETHForTokens${FEE_ON_TRANSFER}${FOUR}`, [OUT, fromCoin, SENDER, 99n]], {
    ...{ ...V2, ...input },
    path: fromCoin,
    paysCoin: true,
    takesTransferFee: true,
  }),
  swapOf(['0x791ac947', `swapExactTokensForETH${FEE_ON_TRANSFER}${FIVE}`, [IN, OUT, toCoin, SENDER, 99n]], {
    ...{ ...V2, ...input },
    path: toCoin,
    receivesCoin: true,
    takesTransferFee: true,
  }),
  swapOf(
    [
      '0x414bf389',
      'exactInputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
      [[USDC, DAI, 500, SENDER, 99n, IN, OUT, 0n]],
    ],
    { ...V3, ...input },
  ),
  swapOf(
    [
      '0xc04b8d59',
      'exactInput((bytes,address,uint256,uint256,uint256))',
      [[packedRoute(USDC, DAI), SENDER, 99n, IN, OUT]],
    ],
    { ...V3, ...input },
  ),
  swapOf(
    [
      '0xdb3e2198',
      'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint256,uint160))',
      [[USDC, DAI, 500, SENDER, 99n, OUT, IN, 0n]],
    ],
    { ...V3, ...output },
  ),
  swapOf(
    [
      '0xf28c0498',
      'exactOutput((bytes,address,uint256,uint256,uint256))',
      [[packedRoute(DAI, USDC), SENDER, 99n, OUT, IN]],
    ],
    { ...V3, ...output },
  ),
  swapOf(
    [
      '0x04e45aaf',
      'exactInputSingle((address,address,uint24,address,uint256,uint256,uint160))',
      [[USDC, DAI, 500, SENDER, IN, OUT, 0n]],
    ],
    { ...V3_02, ...input },
  ),
  swapOf(
    [
      '0xb858183f',
      'exactInput((bytes,address,uint256,uint256))',
      [[packedRoute(USDC, DAI), SENDER, IN, OUT]],
    ],
    { ...V3_02, ...input },
  ),
  swapOf(
    [
      '0x5023b4df',
      'exactOutputSingle((address,address,uint24,address,uint256,uint256,uint160))',
      [[USDC, DAI, 500, SENDER, OUT, IN, 0n]],
    ],
    { ...V3_02, ...output },
  ),
  swapOf(
    [
      '0x09b81346',
      'exactOutput((bytes,address,uint256,uint256))',
      [[packedRoute(DAI, USDC), SENDER, OUT, IN]],
    ],
    { ...V3_02, ...output },
  ),
  swapOf(
    ['0x472b43f3', 'swapExactTokensForTokens(uint256,uint256,address[],address)', [IN, OUT, TOKENS, SENDER]],
    { ...V2_02, ...input },
  ),
  swapOf(
    ['0x42712a67', 'swapTokensForExactTokens(uint256,uint256,address[],address)', [OUT, IN, TOKENS, SENDER]],
    { ...V2_02, ...output },
  ),
];

const payout = { title: 'Unwrap coins', movements: [getsPaid(COIN, 7n)] } as const;
const vaultAsset = { type: 'vaultAsset', vault: CONTRACT } as const;
const shares = token(CONTRACT);
const multiToken = (id: bigint): Asset => ({ type: 'multiToken', contract: CONTRACT, id });
/** `unwrapWETH9(7)` and `refundETH()`. */
const innerData = [`0x49616997${7n.toString(16).padStart(64, '0')}`, '0x12210e8a'];
const innerCalls: readonly Call[] = [
  {
    kind: 'routerPayout',
    contract: CONTRACT,
    value: 0n,
    action: 'unwrap',
    token: undefined,
    amountMin: 7n,
    recipient: 'sender',
  },
  {
    kind: 'routerPayout',
    contract: CONTRACT,
    value: 0n,
    action: 'refund',
    token: undefined,
    amountMin: 0n,
    recipient: 'sender',
  },
];
const PERMIT_TYPES = '(address,uint256,uint256,uint8,bytes32,bytes32)';

/** Row of a router's `selfPermit`: of 7 units, or in the form of DAI with nonce 7 and of everything. */
function selfPermitOf(selector: string, suffix: 'Allowed' | '', condition: 'IfNecessary' | '') {
  const isOfDai = suffix === 'Allowed';
  return {
    selector,
    signature: `selfPermit${suffix}${condition}${PERMIT_TYPES}`,
    values: [DAI, 7n, 99n, 27, R, S],
    call: {
      token: DAI,
      amount: isOfDai ? undefined : 7n,
      nonce: isOfDai ? 7n : undefined,
      isIfNecessary: condition !== '',
      deadline: 99n,
      signature,
    },
    title: 'Submit a signed approval',
    permissions: [allows(DAI, CONTRACT, isOfDai ? 'all' : 7n)],
  } as const;
}

/** Every function of every kind: a kind without its row does not compile. */
const rows: { readonly [Kind in Call['kind']]: readonly FunctionRow<Kind>[] } = {
  approve: [
    {
      selector: '0x095ea7b3',
      signature: 'approve(address,uint256)',
      values: [OTHER, 7n],
      facts: { standard: 'erc20' },
      call: { standard: 'erc20', spender: OTHER, amountOrId: 7n },
      title: 'Allow spending',
      permissions: [allows(CONTRACT, OTHER, 7n)],
    },
  ],
  approveAll: [
    {
      selector: '0xa22cb465',
      signature: 'setApprovalForAll(address,bool)',
      values: [OTHER, true],
      call: { operator: OTHER, isApproved: true },
      title: 'Approve a whole collection',
      permissions: [
        { asset: { type: 'collection', contract: CONTRACT }, spender: OTHER, amount: 'all', change: 'set' },
      ],
    },
  ],
  cancelOrders: [
    {
      selector: '0xfd9f1e10',
      signature: `cancel(${ORDER}[])`,
      values: [[orderValues(3n)]],
      to: SEAPORT_ADDRESS,
      call: { orders: [{ ...order, counter: 3n }] },
      title: 'Cancel orders',
    },
  ],
  changeAllowance: [
    {
      selector: '0x39509351',
      signature: 'increaseAllowance(address,uint256)',
      values: [OTHER, 7n],
      call: { direction: 'increase', spender: OTHER, amount: 7n },
      title: 'Change an approval',
      permissions: [{ ...allows(CONTRACT, OTHER, 7n), change: 'increase' }],
    },
    {
      selector: '0xa457c2d7',
      signature: 'decreaseAllowance(address,uint256)',
      values: [OTHER, 7n],
      call: { direction: 'decrease', spender: OTHER, amount: 7n },
      title: 'Change an approval',
      permissions: [{ ...allows(CONTRACT, OTHER, 7n), change: 'decrease' }],
    },
  ],
  claimWithdrawal: [
    {
      selector: '0xf8444436',
      signature: 'claimWithdrawal(uint256)',
      values: [9n],
      to: lido.queue,
      call: { requestId: 9n },
      title: 'Claim a withdrawal',
      movements: [
        sends({ type: 'nft', contract: lido.queue, id: 9n }, 1n, lido.queue),
        receives(COIN, undefined, lido.queue),
      ],
    },
  ],
  daiPermit: [
    {
      selector: '0x8fcbaf0c',
      signature: 'permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)',
      values: [THIRD, OTHER, 3n, 99n, true, 27, R, S],
      call: { owner: THIRD, spender: OTHER, nonce: 3n, expiry: 99n, allowed: true, signature },
      title: 'Submit a signed approval',
      permissions: [{ ...allows(CONTRACT, OTHER, 'all'), owner: THIRD }],
    },
  ],
  fulfillOrder: [
    ...(
      [
        ['0xfb0f3ee1', 'fulfillBasicOrder'],
        ['0x00000000', 'fulfillBasicOrder_efficient_6GL6yc'],
      ] as const
    ).map(([selector, name]) => ({
      ...purchase,
      selector,
      signature: `${name}(${BASIC})`,
      values: [basicValues],
      call: { ...fulfilled, form: 'basic', fulfillerConduitKey: R, recipient: 'sender' } as const,
    })),
    {
      ...purchase,
      selector: '0xb3a34c4c',
      signature: `fulfillOrder((${ORDER},bytes),bytes32)`,
      values: [[orderValues(2n), '0x1234'], R],
      call: { ...fulfilled, form: 'order', fulfillerConduitKey: R, recipient: 'sender' },
    },
    {
      ...purchase,
      selector: '0xe7acab24',
      signature: `fulfillAdvancedOrder((${ORDER},uint120,uint120,bytes,bytes),${RESOLVERS},bytes32,address)`,
      values: [[orderValues(2n), 1n, 1n, '0x1234', '0x'], [], NONE, THIRD],
      call: { ...fulfilled, form: 'advanced', fulfillerConduitKey: NONE, recipient: { address: THIRD } },
      movements: [
        { direction: 'between', asset: nft, amount: 1n, bound: 'exact', from: OTHER, to: THIRD },
        ...payments,
      ],
    },
  ],
  incrementCounter: [
    {
      selector: '0x5b34b966',
      signature: 'incrementCounter()',
      values: [],
      to: SEAPORT_ADDRESS,
      call: {},
      title: 'Cancel all orders',
    },
  ],
  multiTokenTransfer: [
    {
      selector: '0xf242432a',
      signature: 'safeTransferFrom(address,address,uint256,uint256,bytes)',
      values: [SENDER, OTHER, 6n, 7n, '0x0102'],
      call: { isBatch: false, from: SENDER, to: OTHER, items: [{ id: 6n, amount: 7n }], data: '0x0102' },
      title: 'Send tokens from a collection',
      movements: [sends(multiToken(6n), 7n, OTHER)],
    },
    {
      selector: '0x2eb2c2d6',
      signature: 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
      values: [SENDER, OTHER, [1n, 2n], [3n, 4n], '0x'],
      call: {
        isBatch: true,
        from: SENDER,
        to: OTHER,
        items: [
          { id: 1n, amount: 3n },
          { id: 2n, amount: 4n },
        ],
        data: '0x',
      },
      title: 'Send tokens from a collection',
      movements: [sends(multiToken(1n), 3n, OTHER), sends(multiToken(2n), 4n, OTHER)],
    },
  ],
  multicall: [
    {
      selector: '0xac9650d8',
      signature: 'multicall(bytes[])',
      values: [innerData],
      call: { deadline: undefined, calls: innerCalls },
      title: 'Several steps in one',
      movements: [getsPaid(COIN, 7n)],
    },
    {
      selector: '0x5ae401dc',
      signature: 'multicall(uint256,bytes[])',
      values: [99n, innerData],
      call: { deadline: 99n, calls: innerCalls },
      title: 'Several steps in one',
      movements: [getsPaid(COIN, 7n)],
    },
  ],
  // Both are recognized without a selector; `decodeCall.test.ts` and `describeCall.test.ts` have them.
  nativeTransfer: [],
  unknown: [],
  nftTransfer: [
    {
      selector: '0x42842e0e',
      signature: 'safeTransferFrom(address,address,uint256)',
      values: [SENDER, OTHER, 6n],
      call: { from: SENDER, to: OTHER, id: 6n, data: undefined },
      title: 'Send an NFT',
      movements: [sends(nft, 1n, OTHER)],
    },
    {
      selector: '0xb88d4fde',
      signature: 'safeTransferFrom(address,address,uint256,bytes)',
      values: [SENDER, OTHER, 6n, '0x0102'],
      call: { from: SENDER, to: OTHER, id: 6n, data: '0x0102' },
      title: 'Send an NFT',
      movements: [sends(nft, 1n, OTHER)],
    },
  ],
  permit: [
    {
      selector: '0xd505accf',
      signature: 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
      values: [THIRD, OTHER, 7n, 99n, 27, R, S],
      call: { owner: THIRD, spender: OTHER, amount: 7n, deadline: 99n, signature },
      title: 'Submit a signed approval',
      permissions: [{ ...allows(CONTRACT, OTHER, 7n), owner: THIRD }],
    },
  ],
  permit2Approve: [
    {
      selector: '0x87517c45',
      signature: 'approve(address,address,uint160,uint48)',
      values: [USDC, OTHER, 7n, 99n],
      to: PERMIT2,
      call: { token: USDC, spender: OTHER, amount: 7n, expiration: 99n },
      title: 'Allow spending',
      permissions: [{ ...allows(USDC, OTHER, 7n), until: 99n }],
    },
  ],
  permit2Lockdown: [
    {
      selector: '0xcc53287f',
      signature: 'lockdown((address,address)[])',
      values: [
        [
          [USDC, OTHER],
          [DAI, THIRD],
        ],
      ],
      to: PERMIT2,
      call: {
        approvals: [
          { token: USDC, spender: OTHER },
          { token: DAI, spender: THIRD },
        ],
      },
      title: 'Revoke approval',
      permissions: [allows(USDC, OTHER, 0n), allows(DAI, THIRD, 0n)],
    },
  ],
  requestWithdrawals: [
    {
      selector: '0xd6681042',
      signature: 'requestWithdrawals(uint256[],address)',
      values: [[7n, 8n], OTHER],
      to: lido.queue,
      call: { amounts: [7n, 8n], owner: OTHER },
      title: 'Unstake',
      movements: [sends(token(lido.staked), 15n, lido.queue)],
    },
  ],
  routerPayout: [
    {
      ...payout,
      selector: '0x49404b7c',
      signature: 'unwrapWETH9(uint256,address)',
      values: [7n, THIRD],
      call: { action: 'unwrap', token: undefined, amountMin: 7n, recipient: { address: THIRD } },
      movements: [{ direction: 'between', asset: COIN, amount: 7n, bound: 'atLeast', to: THIRD }],
    },
    {
      ...payout,
      selector: '0x49616997',
      signature: 'unwrapWETH9(uint256)',
      values: [7n],
      call: { action: 'unwrap', token: undefined, amountMin: 7n, recipient: 'sender' },
    },
    {
      selector: '0x12210e8a',
      signature: 'refundETH()',
      values: [],
      call: { action: 'refund', token: undefined, amountMin: 0n, recipient: 'sender' },
      title: 'Refund unused coins',
    },
    {
      selector: '0xdf2ab5bb',
      signature: 'sweepToken(address,uint256,address)',
      values: [USDC, 7n, THIRD],
      call: { action: 'sweep', token: USDC, amountMin: 7n, recipient: { address: THIRD } },
      title: 'Collect your tokens from the exchange',
      movements: [{ direction: 'between', asset: token(USDC), amount: 7n, bound: 'atLeast', to: THIRD }],
    },
    {
      selector: '0xe90a182f',
      signature: 'sweepToken(address,uint256)',
      values: [USDC, 7n],
      call: { action: 'sweep', token: USDC, amountMin: 7n, recipient: 'sender' },
      title: 'Collect your tokens from the exchange',
      movements: [getsPaid(token(USDC), 7n)],
    },
  ],
  selfPermit: [
    selfPermitOf('0xf3995c67', '', ''),
    selfPermitOf('0xc2e3140a', '', 'IfNecessary'),
    selfPermitOf('0x4659a494', 'Allowed', ''),
    selfPermitOf('0xa4a78f0c', 'Allowed', 'IfNecessary'),
  ],
  stake: [
    {
      selector: '0xa1903eab',
      signature: 'submit(address)',
      values: [ZeroAddress],
      to: lido.staked,
      value: 9n,
      call: {},
      title: 'Stake coins',
      movements: [sends(COIN, 9n, lido.staked), receives(token(lido.staked), 7n, lido.staked, 'atLeast')],
    },
  ],
  swap: swaps,
  tokenTransfer: [
    {
      selector: '0xa9059cbb',
      signature: 'transfer(address,uint256)',
      values: [OTHER, 7n],
      call: { to: OTHER, amount: 7n },
      title: 'Send tokens',
      movements: [sends(token(CONTRACT), 7n, OTHER)],
    },
  ],
  transferFrom: [
    {
      selector: '0x23b872dd',
      signature: 'transferFrom(address,address,uint256)',
      values: [OTHER, SENDER, 7n],
      facts: { standard: 'erc20' },
      call: { standard: 'erc20', from: OTHER, to: SENDER, amountOrId: 7n },
      title: 'Move someone else’s tokens',
      movements: [receives(token(CONTRACT), 7n, OTHER)],
    },
  ],
  unwrap: [
    {
      selector: '0x2e1a7d4d',
      signature: 'withdraw(uint256)',
      values: [4n],
      to: WRAPPED,
      call: { amount: 4n },
      title: 'Unwrap coins',
      movements: [sends(token(WRAPPED), 4n, WRAPPED), receives(COIN, 4n, WRAPPED)],
    },
  ],
  unwrapStaked: [
    {
      selector: '0xde0e9a3e',
      signature: 'unwrap(uint256)',
      values: [7n],
      to: lido.wrapped,
      call: { amount: 7n },
      title: 'Unwrap staked coins',
      movements: [
        sends(token(lido.wrapped), 7n, lido.wrapped),
        receives(token(lido.staked), undefined, lido.wrapped),
      ],
    },
  ],
  vault: [
    {
      selector: '0x6e553f65',
      signature: 'deposit(uint256,address)',
      values: [7n, SENDER],
      call: { action: 'deposit', amount: 7n, receiver: SENDER, owner: undefined },
      title: 'Deposit into a pool',
      movements: [sends(vaultAsset, 7n, CONTRACT), receives(shares, undefined, CONTRACT)],
    },
    {
      selector: '0x94bf804d',
      signature: 'mint(uint256,address)',
      values: [7n, SENDER],
      call: { action: 'mint', amount: 7n, receiver: SENDER, owner: undefined },
      title: 'Deposit into a pool',
      movements: [sends(vaultAsset, undefined, CONTRACT), receives(shares, 7n, CONTRACT)],
    },
    ...(
      [
        ['0xb460af94', '', [], {}],
        ['0xa318c1a4', ',uint256', [2n], { maxLossBps: 2n }],
      ] as const
    ).map(([selector, more, values, bound]) => ({
      selector,
      signature: `withdraw(uint256,address,address${more})`,
      values: [7n, SENDER, SENDER, ...values],
      call: { action: 'withdraw', amount: 7n, receiver: SENDER, owner: SENDER, ...bound } as const,
      title: 'Withdraw from a pool',
      movements: [sends(shares, undefined, CONTRACT), receives(vaultAsset, 7n, CONTRACT)],
    })),
    ...(
      [
        ['0xba087652', '', [], {}],
        ['0x9f40a7b3', ',uint256', [2n], { maxLossBps: 2n }],
      ] as const
    ).map(([selector, more, values, bound]) => ({
      selector,
      signature: `redeem(uint256,address,address${more})`,
      values: [7n, SENDER, SENDER, ...values],
      call: { action: 'redeem', amount: 7n, receiver: SENDER, owner: SENDER, ...bound } as const,
      title: 'Withdraw from a pool',
      movements: [sends(shares, 7n, CONTRACT), receives(vaultAsset, undefined, CONTRACT)],
    })),
  ],
  wrap: [
    {
      selector: '0xd0e30db0',
      signature: 'deposit()',
      values: [],
      to: WRAPPED,
      value: 9n,
      call: {},
      title: 'Wrap coins',
      movements: [sends(COIN, 9n, WRAPPED), receives(token(WRAPPED), 9n, WRAPPED)],
    },
  ],
  wrapStaked: [
    {
      selector: '0xea598cb0',
      signature: 'wrap(uint256)',
      values: [7n],
      to: lido.wrapped,
      call: { amount: 7n },
      title: 'Wrap staked coins',
      movements: [
        sends(token(lido.staked), 7n, lido.wrapped),
        receives(token(lido.wrapped), undefined, lido.wrapped),
      ],
    },
  ],
};

const kinds = Object.entries<readonly FunctionRow<Call['kind']>[]>(rows);
const functions = kinds.flatMap(([kind, ofKind]) =>
  ofKind.map((row) => {
    const name = row.signature.slice(0, row.signature.indexOf('('));
    const abi = new Interface([`function ${row.signature}`]);
    return { kind, ...row, abi, data: abi.encodeFunctionData(name, row.values) };
  }),
);

test.each(kinds)('%s reads its functions, and no others', (kind, ofKind) => {
  const { readers } = callKinds[kind as Call['kind']];
  const read = readers.map((reader) => `${reader.selector} ${reader.signature}`);
  expect(read.toSorted()).toEqual(ofKind.map((row) => `${row.selector} ${row.signature}`).toSorted());
});

test('no function is read by two kinds', () => {
  expect(callReaders.size).toBe(functions.length);
});

describe.each(functions)('$signature', (row) => {
  const { kind, abi, selector, data, to = CONTRACT, value = 0n, facts } = row;
  const decode = (given: string) => decodeCall({ to, value, data: given, chainId }, facts);

  test('has its published selector', () => {
    expect(abi.fragments[0]).toMatchObject({ selector });
  });

  test('is read as its kind', () => {
    expect(decode(data)).toEqual({ kind, contract: to, value, ...row.call });
  });

  test('is unknown with bytes missing or added', () => {
    for (const longer of [`${data}00`, `${data}${'00'.repeat(32)}`, `${data}${'ff'.repeat(32)}`])
      expect(decode(longer)).toMatchObject({ kind: 'unknown', reason: 'notCanonical', data: longer });
    for (const shorter of [data.slice(0, -2), ...(row.values.length > 0 ? [data.slice(0, -64)] : [])])
      expect(decode(shorter)).toMatchObject({ kind: 'unknown', data: shorter });
  });

  test('is described by its title and effects', () => {
    const about = { sender: SENDER, wrappedCoin: WRAPPED, isKnownContract: true };
    const { titleId, movements, permissions } = describeCall(decode(data), about);
    expect({ title: texts[titleId], movements, permissions }).toEqual({
      title: row.title,
      movements: row.movements ?? [],
      permissions: row.permissions ?? [],
    });
  });
});
