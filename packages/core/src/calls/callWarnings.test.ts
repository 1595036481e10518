import { ZeroAddress } from 'ethers';
import { describe, expect, test } from 'vitest';
import { lido } from '../pools/lido.ts';
import { texts } from '../texts/texts.ts';
import type { Call } from './Call.ts';
import type { FulfillOrderCall } from './types/FulfillOrderCall.ts';
import type { MulticallCall } from './types/MulticallCall.ts';
import type { OrderItem, OrderPayment } from './types/OrderTerms.ts';
import type { RouterPayoutCall } from './types/RouterPayoutCall.ts';
import type { SwapCall } from './types/SwapCall.ts';
import type { PoolCall } from './types/PoolCall.ts';
import type { UnknownCall } from './types/UnknownCall.ts';
import type { CallWarning } from './CallWarning.ts';
import { callWarnings } from './callWarnings.ts';
import type { WarningContext } from './WarningContext.ts';
import { warningMessage } from './warningMessage.ts';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const WRAPPED = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const SENDER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';
const NOW = 1_800_000_000n;
const context: WarningContext = {
  sender: SENDER,
  network: 'ethereum',
  now: NOW,
  wrappedCoin: WRAPPED,
  isKnownContract: true,
};

const approve: Call = {
  kind: 'approve',
  contract: TOKEN,
  value: 0n,
  standard: 'erc20',
  spender: OTHER,
  amountOrId: 5n,
};
const transfer: Call = { kind: 'tokenTransfer', contract: TOKEN, value: 0n, to: OTHER, amount: 5n };
const swap: SwapCall = {
  kind: 'swap',
  contract: ROUTER,
  value: 0n,
  router: 'swapRouter02',
  pools: 'v3',
  exact: 'input',
  path: [TOKEN, WRAPPED],
  fees: [500],
  paysCoin: false,
  receivesCoin: false,
  amountIn: 5n,
  amountOut: 6n,
  recipient: { address: SENDER },
  deadline: NOW + 60n,
  takesTransferFee: false,
  priceLimit: 0n,
};
const unwrap: RouterPayoutCall = {
  kind: 'routerPayout',
  contract: ROUTER,
  value: 0n,
  action: 'unwrap',
  token: undefined,
  amountMin: 6n,
  recipient: { address: SENDER },
};
const refund: RouterPayoutCall = { ...unwrap, action: 'refund', amountMin: 0n, recipient: 'sender' };
const NO_KEY = `0x${'00'.repeat(32)}`;
const NFT_ITEM: OrderItem = { itemType: 2, token: TOKEN, id: 6n, startAmount: 1n, endAmount: 1n };
const PRICE: OrderPayment = {
  itemType: 0,
  token: ZeroAddress,
  id: 0n,
  startAmount: 9n,
  endAmount: 9n,
  recipient: OTHER,
};
const purchase: FulfillOrderCall = {
  kind: 'fulfillOrder',
  contract: ROUTER,
  value: 9n,
  form: 'advanced',
  order: {
    offerer: OTHER,
    zone: ZeroAddress,
    offer: [NFT_ITEM],
    consideration: [PRICE],
    orderType: 0,
    startTime: 1n,
    endTime: NOW + 1n,
    zoneHash: NO_KEY,
    salt: 7n,
    conduitKey: NO_KEY,
  },
  signedPayments: 1n,
  numerator: 1n,
  denominator: 1n,
  signature: '0x',
  fulfillerConduitKey: NO_KEY,
  recipient: 'sender',
};
const vault: PoolCall = {
  kind: 'vault',
  contract: TOKEN,
  value: 0n,
  action: 'deposit',
  amount: 5n,
  receiver: SENDER,
  owner: undefined,
};
const unknown: UnknownCall = {
  kind: 'unknown',
  reason: 'selector',
  contract: ROUTER,
  selector: '0x12345678',
  data: '0x12345678',
  value: 0n,
};
const all = (calls: readonly Call[], fields: Partial<MulticallCall<Call>> = {}): MulticallCall<Call> => ({
  kind: 'multicall',
  contract: ROUTER,
  value: 0n,
  deadline: undefined,
  calls,
  ...fields,
});
const signature = { v: 27, r: `0x${'11'.repeat(32)}`, s: `0x${'22'.repeat(32)}` };
const permit: Call = {
  kind: 'permit',
  contract: TOKEN,
  value: 0n,
  owner: SENDER,
  spender: OTHER,
  amount: 2n ** 256n - 1n,
  deadline: NOW,
  signature,
};
const increase: Call = {
  kind: 'changeAllowance',
  contract: TOKEN,
  value: 0n,
  direction: 'increase',
  spender: OTHER,
  amount: 5n,
};

describe('does not warn of', () => {
  test.each<[string, Call, Partial<WarningContext>?]>([
    ['an exact allowance', approve, { allowance: 0n }],
    ['a revoked allowance', { ...approve, amountOrId: 0n }, { allowance: 9n }],
    ['a transfer', transfer],
    ['a swap to oneself', swap],
    ['an order that is fulfilled with its coin', purchase],
    ['all orders that are cancelled', { kind: 'incrementCounter', contract: ROUTER, value: 0n }],
    ['a swap that is unwrapped', all([{ ...swap, recipient: 'contract', amountOut: 0n }, unwrap])],
    ['coin that a swap uses', all([{ ...swap, path: [WRAPPED, TOKEN] }], { value: 5n })],
    [
      'a swap of the whole output of the previous one',
      all([
        { ...swap, recipient: 'contract', amountOut: 0n },
        { ...swap, path: [WRAPPED, OTHER], amountIn: undefined },
      ]),
    ],
    ["a vault's deposit for oneself", vault],
    [
      'coin that is returned',
      all([{ ...swap, exact: 'output', path: [WRAPPED, TOKEN] }, refund], { value: 9n }),
    ],
    ['coin that v2 uses', { ...swap, router: 'v2Router02', pools: 'v2', paysCoin: true, value: 5n }],
    ['wrapping', { kind: 'wrap', contract: WRAPPED, value: 5n }],
    [
      'a revoked collection',
      { kind: 'approveAll', contract: TOKEN, value: 0n, operator: OTHER, isApproved: false },
    ],
    ['an exact input that ends at a price', { ...swap, priceLimit: 9n }],
    ['several steps with a common deadline', all([{ ...swap, deadline: undefined }], { deadline: NOW })],
    ['a deadline of a day', { ...swap, deadline: NOW + 86_400n }],
  ])('%s', (_, call, changes = {}) => {
    expect(callWarnings(call, { ...context, ...changes })).toEqual([]);
  });
});

const FAR = NOW + 86_401n;

describe('warns of', () => {
  test.each<[string, Call, readonly CallWarning[], Partial<WarningContext>?]>([
    [
      'an order fulfilled for another account',
      { ...purchase, recipient: { address: OTHER } },
      [{ type: 'otherRecipient', recipient: OTHER }],
    ],
    [
      'a payment outside the order',
      {
        ...purchase,
        value: 18n,
        order: { ...purchase.order, consideration: [PRICE, { ...PRICE, recipient: ROUTER }] },
      },
      [{ type: 'tip', recipient: ROUTER }],
    ],
    ['more coin than an order costs', { ...purchase, value: 10n }, [{ type: 'coinLeft', amount: 1n }]],
    [
      'an order with an empty offer',
      { ...purchase, order: { ...purchase.order, offer: [] } },
      [{ type: 'noLeastOutput' }],
    ],
    [
      'an expired order',
      { ...purchase, order: { ...purchase.order, endTime: NOW } },
      [{ type: 'deadlinePassed', deadline: NOW }],
    ],
    [
      'an allowance without limit',
      { ...approve, amountOrId: 2n ** 256n - 1n },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    [
      'an unlimited amount stated as the id of an NFT',
      { ...approve, standard: 'erc721', amountOrId: 2n ** 256n - 1n },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    [
      'everything through Permit2',
      {
        kind: 'permit2Approve',
        contract: ROUTER,
        value: 0n,
        token: TOKEN,
        spender: OTHER,
        amount: 2n ** 160n - 1n,
        expiration: NOW,
      },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    [
      'an increase without limit',
      { ...increase, amount: 2n ** 255n },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    ['a permit without limit', permit, [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }]],
    [
      "DAI's permit, for ever",
      {
        kind: 'daiPermit',
        contract: TOKEN,
        value: 0n,
        owner: SENDER,
        spender: OTHER,
        nonce: 0n,
        expiry: 0n,
        allowed: true,
        signature,
      },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    [
      "a router's permit of everything",
      all([
        {
          kind: 'selfPermit',
          contract: ROUTER,
          value: 0n,
          token: TOKEN,
          amount: undefined,
          nonce: 0n,
          isIfNecessary: false,
          deadline: NOW,
          signature,
        },
        swap,
      ]),
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: ROUTER }],
    ],
    [
      'an allowance that there is already',
      approve,
      [{ type: 'approvalChanged', contract: TOKEN, spender: OTHER, before: 4n }],
      { allowance: 4n },
    ],
    [
      'everything of a collection',
      { kind: 'approveAll', contract: TOKEN, value: 0n, operator: OTHER, isApproved: true },
      [{ type: 'approvalForAll', contract: TOKEN, spender: OTHER }],
    ],
    [
      'a token for its own contract',
      { ...transfer, to: TOKEN },
      [{ type: 'toOwnContract', contract: TOKEN }],
    ],
    ['a token for the zero address', { ...transfer, to: ZeroAddress }, [{ type: 'zeroRecipient' }]],
    [
      'coin for the zero address',
      { kind: 'nativeTransfer', to: ZeroAddress, value: 1n },
      [{ type: 'zeroRecipient' }],
    ],
    [
      'a swap for another account',
      { ...swap, recipient: { address: OTHER } },
      [{ type: 'otherRecipient', recipient: OTHER }],
    ],
    [
      'unwrapping for another account',
      all([
        { ...swap, recipient: 'contract' },
        { ...unwrap, recipient: { address: OTHER } },
      ]),
      [{ type: 'otherRecipient', recipient: OTHER }],
    ],
    [
      "a vault's shares for another account",
      { ...vault, receiver: OTHER },
      [{ type: 'otherRecipient', recipient: OTHER }],
    ],
    [
      'output left with the router',
      { ...swap, recipient: 'contract' },
      [{ type: 'leftWithRouter', contract: ROUTER }],
    ],
    [
      'a payout before the swap',
      all([unwrap, { ...swap, recipient: 'contract' }]),
      [{ type: 'leftWithRouter', contract: ROUTER }],
    ],
    [
      'output that another swap does not use, since the sender pays for that one',
      all([
        { ...swap, recipient: 'contract', amountOut: 0n },
        { ...swap, path: [WRAPPED, OTHER], amountIn: 1n, amountOut: 1n },
      ]),
      [{ type: 'leftWithRouter', contract: ROUTER }, { type: 'noLeastOutput' }],
    ],
    [
      'output that a swap with an exact output does not use up',
      all([
        { ...swap, recipient: 'contract' },
        { ...swap, exact: 'output', path: [WRAPPED, OTHER], amountIn: 1n, amountOut: 1n },
      ]),
      [{ type: 'leftWithRouter', contract: ROUTER }],
    ],
    [
      'an exact output at any price',
      { ...swap, exact: 'output', amountIn: 2n ** 256n - 1n, amountOut: 1n },
      [{ type: 'noMostInput' }],
    ],
    [
      'an exact output of v2 at any price',
      { ...swap, exact: 'output', router: 'v2Router02', pools: 'v2', amountIn: 2n ** 256n - 1n },
      [{ type: 'noMostInput' }],
    ],
    // Regression: a plain withdrawal from a listed pool required acceptance.
    [
      'a withdrawal from a listed pool',
      { ...vault, contract: '0x83F20F44975D03b1b09e64809B757c47f942BEeA', action: 'withdraw', amount: 1n },
      [],
    ],
    [
      "a contract at such a pool's address on another network",
      { ...vault, contract: '0x83F20F44975D03b1b09e64809B757c47f942BEeA', action: 'withdraw', amount: 1n },
      [{ type: 'noMostInput' }],
      { network: 'polygon' },
    ],
    [
      "a number of a vault's shares at any price",
      { ...vault, action: 'mint', amount: 1n },
      [{ type: 'noMostInput' }],
    ],
    [
      'an allowance a little below half of all',
      { ...approve, amountOrId: 2n ** 255n - 1n },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
    ],
    [
      'a swap of an unverified contract',
      {
        ...swap,
        router: 'v2Router02',
        pools: 'v2',
        contract: OTHER,
        paysCoin: true,
        amountIn: 9n,
        value: 9n,
      },
      [{ type: 'unknownContract', contract: OTHER }],
      { isKnownContract: undefined },
    ],
    [
      'an unverified vault',
      { ...vault, contract: OTHER },
      [{ type: 'unknownContract', contract: OTHER }],
      { isKnownContract: undefined },
    ],
    ['a swap at any time', { ...swap, deadline: undefined }, [{ type: 'noDeadline' }]],
    [
      'an increase that makes the allowance unlimited',
      { ...increase, amount: 2n ** 127n },
      [{ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER }],
      { allowance: 2n ** 127n },
    ],
    [
      'a permit in place of another allowance',
      { ...permit, amount: 5n },
      [{ type: 'approvalChanged', contract: TOKEN, spender: OTHER, before: 7n }],
      { allowance: 7n },
    ],
    ['an expired swap', { ...swap, deadline: NOW - 1n }, [{ type: 'deadlinePassed', deadline: NOW - 1n }]],
    ['a swap for ever', { ...swap, deadline: FAR }, [{ type: 'deadlineFar', deadline: FAR }]],
    ['several steps for ever', all([swap], { deadline: FAR }), [{ type: 'deadlineFar', deadline: FAR }]],
    ['any output', { ...swap, amountOut: 0n }, [{ type: 'noLeastOutput' }]],
    ['any output up to a price', { ...swap, exact: 'output', priceLimit: 9n }, [{ type: 'noLeastOutput' }]],
    [
      'any unwrapped amount',
      all([
        { ...swap, recipient: 'contract', amountOut: 0n },
        { ...unwrap, amountMin: 0n },
      ]),
      [{ type: 'noLeastOutput' }],
    ],
    ['coin for a transfer of tokens', { ...transfer, value: 3n }, [{ type: 'coinLeft', amount: 3n }]],
    ['coin for a swap of something else', { ...swap, value: 3n }, [{ type: 'coinLeft', amount: 3n }]],
    [
      'more coin than a swap uses',
      all([{ ...swap, path: [WRAPPED, TOKEN] }], { value: 7n }),
      [{ type: 'coinLeft', amount: 2n }],
    ],
    [
      'coin for an exact output without a refund',
      all([{ ...swap, exact: 'output', path: [WRAPPED, TOKEN] }], { value: 9n }),
      [{ type: 'coinLeft', amount: 9n }],
    ],
    [
      'steps that cannot be decoded',
      all([swap, unknown, all([unknown])]),
      [{ type: 'innerUnknown', count: 2 }],
    ],
    ['a call that cannot be decoded', unknown, [{ type: 'unknownCall' }]],
    [
      'a number that is an amount or an id',
      { ...approve, standard: undefined },
      [{ type: 'amountOrId', contract: TOKEN }],
    ],
  ])('%s', (_, call, expected, changes = {}) => {
    expect(callWarnings(call, { ...context, ...changes })).toEqual(expected);
  });

  test('the same thing once', () => {
    expect(
      callWarnings(
        all([
          { ...swap, recipient: { address: OTHER } },
          { ...swap, recipient: { address: OTHER } },
        ]),
        context,
      ),
    ).toHaveLength(1);
  });
});

test('warns of a withdrawal request for another owner, not for oneself', () => {
  const request = (owner: string) =>
    callWarnings(
      { kind: 'requestWithdrawals', contract: lido.queue, value: 0n, amounts: [100n], owner },
      context,
    );
  expect(request(OTHER)).toEqual([{ type: 'otherRecipient', recipient: OTHER }]);
  expect(request(context.sender)).toEqual([]);
  // The zero address stands for the sender.
  expect(request(ZeroAddress)).toEqual([]);
});

test('warns if the coin left cannot pay for another call like it', () => {
  const wrap: Call = { kind: 'wrap', contract: WRAPPED, value: 80n };
  const warningsWith = (call: Call, funds: WarningContext['funds']) =>
    callWarnings(call, { ...context, funds });
  expect(warningsWith(wrap, { balance: 99n, fee: 10n })).toEqual([{ type: 'coinRunsOut' }]);
  expect(warningsWith(wrap, { balance: 100n, fee: 10n })).toEqual([]);
  // A call that spends no coin gives no reason to retain some.
  expect(warningsWith(transfer, { balance: 10n, fee: 10n })).toEqual([]);
  expect(warningsWith(wrap, undefined)).toEqual([]);
});

test('each warning has a text, filled with its values', () => {
  const { id, values } = warningMessage({ type: 'unlimitedApproval', contract: TOKEN, spender: OTHER });
  expect(texts[id]).toContain('{spender}');
  expect(values).toEqual({ spender: OTHER });
  expect(warningMessage({ type: 'innerUnknown', count: 2 }).values).toEqual({ count: 2 });
  expect(warningMessage({ type: 'otherRecipient', recipient: OTHER }).values).toEqual({ recipient: OTHER });
  expect(warningMessage({ type: 'tip', recipient: OTHER }).values).toEqual({ recipient: OTHER });
  expect(texts[warningMessage({ type: 'noLeastOutput' }).id]).toBeDefined();
  expect(texts[warningMessage({ type: 'coinRunsOut' }).id]).toBeDefined();
});
