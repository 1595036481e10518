import { ZeroAddress } from 'ethers';
import { describe, expect, test } from 'vitest';
import { texts } from '../texts/texts.ts';
import type { Call } from './Call.ts';
import type { FulfillOrderCall } from './types/FulfillOrderCall.ts';
import type { OrderItem } from './types/OrderTerms.ts';
import type { RouterPayoutCall } from './types/RouterPayoutCall.ts';
import type { SwapCall } from './types/SwapCall.ts';
import type { CallEffects } from './CallEffects.ts';
import { describeCall } from './describeCall.ts';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const WRAPPED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const SENDER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const about = { sender: SENDER, wrappedCoin: WRAPPED, isKnownContract: true };

const coin = { type: 'coin' } as const;
const token = { type: 'token', contract: TOKEN } as const;
const wrapped = { type: 'token', contract: WRAPPED } as const;
const at = { contract: TOKEN, value: 0n };
const swap: SwapCall = {
  kind: 'swap',
  contract: ROUTER,
  value: 0n,
  router: 'swapRouter02',
  pools: 'v3',
  exact: 'input',
  path: [WRAPPED, TOKEN],
  fees: [500],
  paysCoin: false,
  receivesCoin: false,
  amountIn: 5n,
  amountOut: 6n,
  recipient: 'sender',
  deadline: 99n,
  takesTransferFee: false,
  priceLimit: 0n,
};
const payout: RouterPayoutCall = {
  kind: 'routerPayout',
  contract: ROUTER,
  value: 0n,
  action: 'unwrap',
  token: undefined,
  amountMin: 6n,
  recipient: 'sender',
};
const nft = { type: 'nft', contract: TOKEN, id: 6n } as const;
const nftItem: OrderItem = { itemType: 2, token: TOKEN, id: 6n, startAmount: 1n, endAmount: 1n };
const coinItem: OrderItem = { itemType: 0, token: ZeroAddress, id: 0n, startAmount: 9n, endAmount: 9n };
const NO_KEY = `0x${'00'.repeat(32)}`;
const purchase: FulfillOrderCall = {
  kind: 'fulfillOrder',
  contract: ROUTER,
  value: 10n,
  form: 'advanced',
  order: {
    offerer: OTHER,
    zone: ZeroAddress,
    offer: [nftItem],
    consideration: [
      { ...coinItem, recipient: OTHER },
      { ...coinItem, startAmount: 1n, endAmount: 1n, recipient: ROUTER },
    ],
    orderType: 0,
    startTime: 1n,
    endTime: 99n,
    zoneHash: NO_KEY,
    salt: 7n,
    conduitKey: NO_KEY,
  },
  signedPayments: 2n,
  numerator: 1n,
  denominator: 1n,
  signature: '0x',
  fulfillerConduitKey: NO_KEY,
  recipient: 'sender',
};
const ordered = (fields: Partial<FulfillOrderCall['order']>): FulfillOrderCall => ({
  ...purchase,
  order: { ...purchase.order, ...fields },
});
const none = { movements: [], permissions: [] };

describe('describes the effects of', () => {
  test.each<[string, Call, string, CallEffects]>([
    [
      'coin',
      { kind: 'nativeTransfer', to: OTHER, value: 5n },
      'Send coins',
      { ...none, movements: [{ direction: 'out', asset: coin, amount: 5n, bound: 'exact', to: OTHER }] },
    ],
    [
      'a token, with coin beside it',
      { kind: 'tokenTransfer', contract: TOKEN, value: 2n, to: OTHER, amount: 5n },
      'Send tokens',
      {
        ...none,
        movements: [
          { direction: 'out', asset: coin, amount: 2n, bound: 'exact', to: TOKEN },
          { direction: 'out', asset: token, amount: 5n, bound: 'exact', to: OTHER },
        ],
      },
    ],
    [
      "another account's tokens",
      { kind: 'transferFrom', ...at, standard: 'erc20', from: OTHER, to: SENDER, amountOrId: 5n },
      'Move someone else’s tokens',
      { ...none, movements: [{ direction: 'in', asset: token, amount: 5n, bound: 'exact', from: OTHER }] },
    ],
    [
      'a transfer between others',
      { kind: 'transferFrom', ...at, standard: 'erc721', from: OTHER, to: ROUTER, amountOrId: 5n },
      'Move someone else’s tokens',
      {
        ...none,
        movements: [
          {
            direction: 'between',
            asset: { type: 'nft', contract: TOKEN, id: 5n },
            amount: 1n,
            bound: 'exact',
            from: OTHER,
            to: ROUTER,
          },
        ],
      },
    ],
    [
      'an approval of an unknown standard',
      { kind: 'approve', ...at, standard: undefined, spender: OTHER, amountOrId: 5n },
      'Allow spending',
      {
        ...none,
        permissions: [
          {
            asset: { type: 'tokenOrNft', contract: TOKEN, amountOrId: 5n },
            spender: OTHER,
            amount: undefined,
            change: 'set',
          },
        ],
      },
    ],
    [
      'an allowance of 0, or of the first NFT',
      { kind: 'approve', ...at, standard: undefined, spender: OTHER, amountOrId: 0n },
      'Allow spending',
      {
        ...none,
        permissions: [
          {
            asset: { type: 'tokenOrNft', contract: TOKEN, amountOrId: 0n },
            spender: OTHER,
            amount: undefined,
            change: 'set',
          },
        ],
      },
    ],
    [
      'a revoked NFT approval',
      { kind: 'approve', ...at, standard: 'erc721', spender: ZeroAddress, amountOrId: 5n },
      'Revoke approval',
      {
        ...none,
        permissions: [
          {
            asset: { type: 'nft', contract: TOKEN, id: 5n },
            spender: ZeroAddress,
            amount: 0n,
            change: 'set',
          },
        ],
      },
    ],
    [
      'an allowance of everything',
      { kind: 'approve', ...at, standard: 'erc20', spender: OTHER, amountOrId: 2n ** 256n - 1n },
      'Allow spending',
      { ...none, permissions: [{ asset: token, spender: OTHER, amount: 'all', change: 'set' }] },
    ],
    [
      'a revoked allowance',
      { kind: 'approve', ...at, standard: 'erc20', spender: OTHER, amountOrId: 0n },
      'Revoke approval',
      { ...none, permissions: [{ asset: token, spender: OTHER, amount: 0n, change: 'set' }] },
    ],
    [
      'everything through Permit2, until no calendar has a day',
      {
        kind: 'permit2Approve',
        ...at,
        token: TOKEN,
        spender: OTHER,
        amount: 2n ** 160n - 1n,
        expiration: 2n ** 48n - 1n,
      },
      'Allow spending',
      { ...none, permissions: [{ asset: token, spender: OTHER, amount: 'all', change: 'set' }] },
    ],
    [
      'a revoked Permit2 allowance',
      { kind: 'permit2Approve', ...at, token: TOKEN, spender: OTHER, amount: 0n, expiration: 0n },
      'Revoke approval',
      { ...none, permissions: [{ asset: token, spender: OTHER, amount: 0n, change: 'set' }] },
    ],
    [
      'an NFT sold to a bidder, and bought for another account',
      {
        ...ordered({
          offer: [{ ...coinItem, itemType: 1, token: WRAPPED }],
          consideration: [{ ...nftItem, recipient: OTHER }],
        }),
        recipient: { address: ROUTER },
      },
      'Sell an NFT',
      {
        ...none,
        movements: [
          { direction: 'between', asset: wrapped, amount: 9n, bound: 'exact', from: OTHER, to: ROUTER },
          { direction: 'out', asset: nft, amount: 1n, bound: 'exact', to: OTHER },
        ],
      },
    ],
    [
      'an order whose price falls, at its highest',
      ordered({ consideration: [{ ...coinItem, endAmount: 3n, recipient: OTHER }] }),
      'Buy an NFT',
      {
        ...none,
        movements: [
          { direction: 'in', asset: nft, amount: 1n, bound: 'exact', from: OTHER },
          { direction: 'out', asset: coin, amount: 9n, bound: 'atMost', to: OTHER },
        ],
      },
    ],
    [
      'half of an order that is taken in parts',
      {
        ...ordered({
          orderType: 1,
          offer: [{ ...nftItem, itemType: 3, startAmount: 4n, endAmount: 4n }],
          consideration: [{ ...coinItem, startAmount: 8n, endAmount: 8n, recipient: OTHER }],
        }),
        denominator: 2n,
      },
      'Buy an NFT',
      {
        ...none,
        movements: [
          {
            direction: 'in',
            asset: { ...nft, type: 'multiToken' },
            amount: 2n,
            bound: 'atMost',
            from: OTHER,
          },
          { direction: 'out', asset: coin, amount: 4n, bound: 'atMost', to: OTHER },
        ],
      },
    ],
    [
      'an order of coin for coin',
      ordered({ offer: [{ ...coinItem, itemType: 1, token: TOKEN }], consideration: [] }),
      'Fulfill an order',
      {
        ...none,
        movements: [{ direction: 'in', asset: token, amount: 9n, bound: 'exact', from: OTHER }],
      },
    ],
    [
      "a vault's shares",
      { kind: 'vault', ...at, action: 'redeem', amount: 5n, receiver: SENDER, owner: SENDER },
      'Withdraw from a pool',
      {
        ...none,
        movements: [
          { direction: 'out', asset: token, amount: 5n, bound: 'exact', to: TOKEN },
          {
            direction: 'in',
            asset: { type: 'vaultAsset', vault: TOKEN },
            amount: undefined,
            bound: 'exact',
            from: TOKEN,
          },
        ],
      },
    ],
    [
      'a swap of tokens for coin',
      {
        kind: 'multicall',
        contract: ROUTER,
        value: 0n,
        deadline: 99n,
        calls: [{ ...swap, path: [TOKEN, WRAPPED], recipient: 'contract' }, payout],
      },
      'Swap',
      {
        ...none,
        movements: [
          { direction: 'out', asset: token, amount: 5n, bound: 'exact', to: ROUTER },
          { direction: 'in', asset: coin, amount: 6n, bound: 'atLeast' },
        ],
      },
    ],
    [
      'a swap of coin by v3, which takes no wrapped coin then',
      { ...swap, value: 5n },
      'Swap',
      {
        ...none,
        movements: [
          { direction: 'out', asset: coin, amount: 5n, bound: 'exact', to: ROUTER },
          { direction: 'in', asset: token, amount: 6n, bound: 'atLeast' },
        ],
      },
    ],
    [
      'a swap of more wrapped coin than coin is sent, which takes both',
      { ...swap, value: 4n },
      'Swap',
      {
        ...none,
        movements: [
          { direction: 'out', asset: coin, amount: 4n, bound: 'exact', to: ROUTER },
          { direction: 'out', asset: wrapped, amount: 5n, bound: 'exact', to: ROUTER },
          { direction: 'in', asset: token, amount: 6n, bound: 'atLeast' },
        ],
      },
    ],
    [
      'an exact output by v2, which returns coin',
      {
        ...swap,
        router: 'v2Router02',
        pools: 'v2',
        paysCoin: true,
        exact: 'output',
        value: 5n,
        recipient: { address: OTHER },
      },
      'Swap',
      {
        ...none,
        movements: [
          { direction: 'out', asset: coin, amount: 5n, bound: 'atMost', to: ROUTER },
          { direction: 'between', asset: token, amount: 6n, bound: 'exact', to: OTHER },
        ],
      },
    ],
    [
      'an unknown call: its coin',
      {
        kind: 'unknown',
        reason: 'selector',
        contract: ROUTER,
        selector: '0x12345678',
        data: '0x12345678',
        value: 3n,
      },
      'Unknown call',
      { ...none, movements: [{ direction: 'out', asset: coin, amount: 3n, bound: 'exact', to: ROUTER }] },
    ],
  ])('%s', (_, call, title, effects) => {
    const { titleId, movements, permissions } = describeCall(call, about);
    expect(texts[titleId]).toBe(title);
    expect({ movements, permissions }).toEqual(effects);
  });
});

test.each([
  ['input', 'atMost', 'atLeast'],
  ['output', 'atMost', 'atMost'],
] as const)('a swap of an exact %s that ends at a price takes and gives %s and %s', (exact, out, came) => {
  const { movements } = describeCall({ ...swap, exact, priceLimit: 9n }, about);
  expect(movements.map(({ bound }) => bound)).toEqual([out, came]);
});

test('reports deadlines, and each inner call', () => {
  expect(describeCall(swap, about).deadline).toBe(99n);
  const { deadline, parts } = describeCall(
    { kind: 'multicall', contract: ROUTER, value: 0n, deadline: 98n, calls: [swap, payout] },
    about,
  );
  expect(deadline).toBe(98n);
  expect(parts.map(({ titleId }) => titleId)).toEqual(['call.title.swap', 'call.title.unwrap']);
});

test.each<[string, readonly Call[]]>([
  ['two swaps', [swap, swap]],
  ['a payout alone', [payout]],
  ['nothing', []],
])('%s are several steps', (_, calls) => {
  const call: Call = { kind: 'multicall', contract: ROUTER, value: 0n, deadline: 98n, calls };
  expect(describeCall(call, about).titleId).toBe('call.title.multicall');
});

test('takes an unverified contract at face value', () => {
  const call: Call = { ...swap, contract: OTHER, path: [TOKEN, WRAPPED], amountOut: 30_000n };
  const { movements } = describeCall(call, { ...about, isKnownContract: undefined });
  expect(movements.map(({ direction, bound }) => [direction, bound])).toEqual([
    ['out', 'claimed'],
    ['in', 'claimed'],
  ]);
});
