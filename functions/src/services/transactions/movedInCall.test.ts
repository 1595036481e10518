import { buildAllowSeaport } from '@everything-wallet/core/calls/build/buildAllowSeaport';
import { buildApproveNft } from '@everything-wallet/core/calls/build/buildApproveNft';
import { buildCancelOrders } from '@everything-wallet/core/calls/build/buildCancelOrders';
import { buildFulfillOrder } from '@everything-wallet/core/calls/build/buildFulfillOrder';
import { buildStake } from '@everything-wallet/core/calls/build/buildStake';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import { buildV3Swap } from '@everything-wallet/core/calls/build/buildV3Swap';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import { buildPoolRedemption } from '@everything-wallet/core/calls/build/buildPoolRedemption';
import { buildWithdrawalClaim } from '@everything-wallet/core/calls/build/buildWithdrawalClaim';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing, type ListingToMake } from '@everything-wallet/core/seaport/buildListing';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { lido } from '@everything-wallet/core/pools/lido';
import { id, Interface, toBeHex, ZeroAddress, zeroPadValue } from 'ethers';
import { describe, expect, it } from 'vitest';
import { fakeReceipt } from '../../testing/fakeReceipt.ts';
import type { EventLog, Receipt } from '../chain/Chain.ts';
import { movedInCall } from './movedInCall.ts';
import { DEPOSIT, WITHDRAWAL } from '../abi/wrappedCoinTopics.ts';

const { chainId, wrappedCoin } = networkById('ethereum');
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
/** One that no list of tokens names. */
const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const POOL = '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640';
const OWNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';

const topic = (address: string) => zeroPadValue(address, 32).toLowerCase();
const word = (units: bigint) => toBeHex(units, 32);
const log = (address: string, topics: readonly string[], data: string): EventLog => ({
  address,
  topics,
  data,
});
const transfer = (contract: string, from: string, to: string, units: bigint) =>
  log(contract, [id('Transfer(address,address,uint256)'), topic(from), topic(to)], word(units));
const nft = (contract: string, from: string, to: string, token: bigint) =>
  log(contract, [id('Transfer(address,address,uint256)'), topic(from), topic(to), word(token)], '0x');
const deposit = (to: string, units: bigint) => log(wrappedCoin, [DEPOSIT, topic(to)], word(units));
const withdrawal = (from: string, units: bigint) => log(wrappedCoin, [WITHDRAWAL, topic(from)], word(units));

const moved = (transaction: CallTransaction, logs: readonly EventLog[], changes: Partial<Receipt> = {}) =>
  movedInCall(
    { call: decodeCall(transaction), sender: OWNER, wrappedCoin, routers: [ROUTER] },
    fakeReceipt({ logs, ...changes }),
  );
const swap = (sides: { paysCoin?: boolean; receivesCoin?: boolean } = {}) => ({
  chainId,
  router: ROUTER,
  path: sides.receivesCoin ? [TOKEN, wrappedCoin] : [sides.paysCoin ? wrappedCoin : TOKEN, OTHER],
  paysCoin: false,
  receivesCoin: false,
  ...sides,
  amountIn: 1_000n,
  amountOutMin: 1n,
  recipient: OWNER,
  deadline: 1_800_000_000n,
});
const listing = (fields: Partial<ListingToMake> = {}) => ({
  components: buildListing({
    seller: OTHER,
    contract: TOKEN,
    tokenId: 6n,
    standard: 'erc721',
    units: 1n,
    price: 1_000n,
    startsAt: 1n,
    endsAt: 1_800_000_000n,
    counter: 0n,
    salt: 7n,
    ...fields,
  }),
  signature: `0x${'12'.repeat(65)}`,
});
const usdc = (units: string) => ({ kind: 'erc20', contract_address: TOKEN, units });

describe('movedInCall', () => {
  it('knows the topics of wrapped coin', () => {
    expect(DEPOSIT).toBe(id('Deposit(address,uint256)'));
    expect(WITHDRAWAL).toBe(id('Withdrawal(address,uint256)'));
  });

  it('returns the payment and receipt of a token swap, and no moves of others', () => {
    const call = buildV2Swap({ ...swap(), takesTransferFee: false });
    const logs = [
      transfer(TOKEN, OWNER, POOL, 1_000n),
      transfer(OTHER, POOL, OWNER, 77n),
      transfer(OTHER, POOL, ROUTER, 5n),
    ];
    expect(moved(call, logs)).toEqual({
      left: [usdc('1000')],
      came: [{ kind: 'erc20', contract_address: OTHER, units: '77' }],
    });
  });

  it('returns the price of an NFT, and the NFT', () => {
    const call = buildFulfillOrder({ chainId, order: listing(), buyer: OWNER });
    expect(moved(call, [nft(TOKEN, OTHER, OWNER, 6n)])).toEqual({
      left: [{ kind: 'coin', units: '1000' }],
      came: [{ kind: 'erc721', contract_address: TOKEN, token_id: '6', units: '1' }],
    });
  });

  it('returns nothing if Seaport may have returned coin: more was sent, or a part may have been sold', () => {
    const call = buildFulfillOrder({ chainId, order: listing(), buyer: OWNER });
    expect(moved({ ...call, value: 1_001n }, [nft(TOKEN, OTHER, OWNER, 6n)])).toBeUndefined();
    const inParts = listing({ standard: 'erc1155', units: 5n });
    const order = { ...inParts, components: { ...inParts.components, orderType: 1 } };
    expect(moved(buildFulfillOrder({ chainId, order, buyer: OWNER }), [])).toBeUndefined();
  });

  it('returns no moves for a cancelled order or an NFT approval on which two nodes agree', () => {
    const nothing = { left: [], came: [] };
    const cancelled = log(
      SEAPORT_ADDRESS,
      [id('OrderCancelled(bytes32,address,address)'), topic(OWNER)],
      '0x',
    );
    expect(moved(buildCancelOrders({ chainId, orders: [listing().components] }), [cancelled])).toEqual(
      nothing,
    );
    const approval = buildApproveNft({ chainId, collection: COLLECTION, id: 6n, operator: SEAPORT_ADDRESS });
    expect(moved(approval, [])).toEqual(nothing);
    expect(moved(buildAllowSeaport({ chainId, collection: COLLECTION }), [])).toEqual(nothing);
  });

  it("returns the assets and shares of a vault's deposit and withdrawal", () => {
    const deposited = buildPoolDeposit({ chainId, vault: OTHER, assets: 1_000n, receiver: OWNER });
    expect(
      moved(deposited, [transfer(TOKEN, OWNER, OTHER, 1_000n), transfer(OTHER, ZeroAddress, OWNER, 900n)]),
    ).toEqual({
      left: [usdc('1000')],
      came: [{ kind: 'erc20', contract_address: OTHER, units: '900' }],
    });
    const redeemed = buildPoolRedemption({
      ...{ chainId, vault: OTHER, shares: 900n },
      receiver: OWNER,
      owner: OWNER,
    });
    expect(
      moved(redeemed, [transfer(OTHER, OWNER, ZeroAddress, 900n), transfer(TOKEN, OTHER, OWNER, 1_010n)]),
    ).toEqual({
      left: [{ kind: 'erc20', contract_address: OTHER, units: '900' }],
      came: [usdc('1010')],
    });
  });

  it('returns the staked coin, and the paid part of an unstaking request', () => {
    expect(moved(buildStake({ amount: 5n }), [transfer(lido.staked, ZeroAddress, OWNER, 4n)])).toEqual({
      left: [{ kind: 'coin', units: '5' }],
      came: [{ kind: 'erc20', contract_address: lido.staked, units: '4' }],
    });
    const claim = buildWithdrawalClaim({ requestId: 6n });
    const event = id('WithdrawalClaimed(uint256,address,address,uint256)');
    const claimed = (address: string, request: bigint, receiver: string) =>
      log(address, [event, word(request), topic(OWNER), topic(receiver)], word(77n));
    const burnt = nft(lido.queue, OWNER, ZeroAddress, 6n);
    expect(moved(claim, [burnt, claimed(lido.queue, 6n, OWNER)])).toEqual({
      left: [{ kind: 'erc721', contract_address: lido.queue, token_id: '6', units: '1' }],
      came: [{ kind: 'coin', units: '77' }],
    });
    // Of another request, by another contract, to another account.
    expect(moved(claim, [burnt, claimed(lido.queue, 7n, OWNER)])).toBeUndefined();
    expect(moved(claim, [burnt, claimed(OTHER, 6n, OWNER)])).toBeUndefined();
    expect(moved(claim, [burnt, claimed(lido.queue, 6n, OTHER)])).toBeUndefined();
  });

  it('uses the payment in the logs, though the call states more', () => {
    const call = buildV2Swap({ ...swap(), takesTransferFee: false });
    expect(moved(call, [transfer(TOKEN, OWNER, POOL, 900n), transfer(TOKEN, POOL, OWNER, 100n)])).toEqual({
      left: [usdc('800')],
      came: [],
    });
  });

  it('returns the coin paid by a v3 router in place of the wrapped coin', () => {
    const call = buildV3Swap({ ...swap({ paysCoin: true }), fees: [500] });
    const logs = [
      deposit(ROUTER, 1_000n),
      transfer(wrappedCoin, ROUTER, POOL, 1_000n),
      transfer(OTHER, POOL, OWNER, 9n),
    ];
    expect(moved(call, logs)).toEqual({
      left: [{ kind: 'coin', units: '1000' }],
      came: [{ kind: 'erc20', contract_address: OTHER, units: '9' }],
    });
  });

  it('does not count coin that an exhausted v3 pool did not take', () => {
    const call = buildV3Swap({ ...swap({ paysCoin: true }), fees: [500] });
    const logs = [
      deposit(ROUTER, 400n),
      transfer(wrappedCoin, ROUTER, POOL, 400n),
      transfer(OTHER, POOL, OWNER, 9n),
    ];
    expect(moved(call, logs)).toMatchObject({ left: [{ kind: 'coin', units: '400' }] });
  });

  it('returns the coin that a router pays out', () => {
    const logs = [
      transfer(TOKEN, OWNER, POOL, 1_000n),
      transfer(wrappedCoin, POOL, ROUTER, 44n),
      withdrawal(ROUTER, 44n),
    ];
    for (const call of [
      buildV3Swap({ ...swap({ receivesCoin: true }), fees: [500] }),
      buildV2Swap({ ...swap({ receivesCoin: true }), takesTransferFee: false }),
    ]) {
      expect(moved(call, logs)).toEqual({ left: [usdc('1000')], came: [{ kind: 'coin', units: '44' }] });
    }
  });

  it('takes coin that goes to another one for nothing that came', () => {
    const call = buildV2Swap({ ...swap({ receivesCoin: true }), recipient: OTHER, takesTransferFee: false });
    const logs = [transfer(TOKEN, OWNER, POOL, 1_000n), withdrawal(ROUTER, 44n)];
    expect(moved(call, logs)).toEqual({ left: [usdc('1000')], came: [] });
  });

  // Regression: a contract posing as a router could unwrap coin, withhold it, and have it recorded as
  // received.
  it('returns nothing for coin unwrapped by a contract that is no router of the exchange', () => {
    const call = buildV2Swap({ ...swap({ receivesCoin: true }), router: OTHER, takesTransferFee: false });
    expect(moved(call, [transfer(TOKEN, OWNER, POOL, 1_000n), withdrawal(OTHER, 44n)])).toBeUndefined();
  });

  it('returns nothing if a router should pay coin, and unwraps none', () => {
    const call = buildV2Swap({ ...swap({ receivesCoin: true }), takesTransferFee: false });
    expect(moved(call, [transfer(TOKEN, OWNER, POOL, 1_000n)])).toBeUndefined();
  });

  it('subtracts the coin that a v2 router returns for an exact output', () => {
    const abi = new Interface(['function swapETHForExactTokens(uint256,address[],address,uint256)']);
    const data = abi.encodeFunctionData('swapETHForExactTokens', [
      9n,
      [wrappedCoin, OTHER],
      OWNER,
      1_800_000_000n,
    ]);
    const call = { chainId, to: ROUTER, value: 1_000n, data };
    const logs = [deposit(ROUTER, 800n), transfer(OTHER, POOL, OWNER, 9n)];
    expect(moved(call, logs)?.left).toEqual([{ kind: 'coin', units: '800' }]);
    // It may not have returned coin that it has not wrapped.
    expect(moved(call, logs.slice(1))).toBeUndefined();
    expect(moved({ ...call, to: POOL }, [deposit(POOL, 800n)])).toBeUndefined();
  });

  it.each([
    ['by its own event alone', [deposit(OWNER, 1_000n)]],
    ['by a transfer from nowhere alone', [transfer(wrappedCoin, ZeroAddress, OWNER, 1_000n)]],
    ['by both', [transfer(wrappedCoin, ZeroAddress, OWNER, 1_000n), deposit(OWNER, 1_000n)]],
  ])('returns the receipt of a wrap, once, if the contract logs it %s', (_, logs) => {
    expect(moved(buildWrap({ chainId, wrappedCoin, amount: 1_000n }), logs)).toEqual({
      left: [{ kind: 'coin', units: '1000' }],
      came: [{ kind: 'erc20', contract_address: wrappedCoin, units: '1000' }],
    });
  });

  it.each([
    ['by its own event alone', [withdrawal(OWNER, 1_000n)]],
    ['by a transfer to nowhere alone', [transfer(wrappedCoin, OWNER, ZeroAddress, 1_000n)]],
    ['by both', [transfer(wrappedCoin, OWNER, ZeroAddress, 1_000n), withdrawal(OWNER, 1_000n)]],
  ])('returns the receipt of an unwrap, once, if the contract logs it %s', (_, logs) => {
    expect(moved(buildUnwrap({ chainId, wrappedCoin, amount: 1_000n }), logs)).toEqual({
      left: [{ kind: 'erc20', contract_address: wrappedCoin, units: '1000' }],
      came: [{ kind: 'coin', units: '1000' }],
    });
  });

  it('believes no other contract about the wrapped coin', () => {
    const call = buildUnwrap({ chainId, wrappedCoin, amount: 1_000n });
    expect(moved(call, [{ ...withdrawal(OWNER, 1_000n), address: OTHER }])).toEqual({ left: [], came: [] });
  });

  it('returns NFTs by their ids', () => {
    const call = buildV2Swap({ ...swap(), takesTransferFee: false });
    expect(moved(call, [nft(TOKEN, OWNER, OTHER, 42n), nft(TOKEN, OTHER, OWNER, 43n)])).toEqual({
      left: [{ kind: 'erc721', contract_address: TOKEN, token_id: '42', units: '1' }],
      came: [{ kind: 'erc721', contract_address: TOKEN, token_id: '43', units: '1' }],
    });
  });

  it.each<[string, readonly EventLog[] | undefined]>([
    ['has no logs', undefined],
    ['has one without data', [{ address: TOKEN, topics: [] }]],
    ['has one of no contract', [log('0x12', [], '0x')]],
    ['has an invalid topic', [log(TOKEN, ['0x12'], '0x')]],
    ['has a thousand and one', Array.from({ length: 1_001 }, () => log(TOKEN, [], '0x'))],
    [
      'moves more than is kept',
      Array.from({ length: 51 }, (_, place) => nft(TOKEN, OTHER, OWNER, BigInt(place))),
    ],
  ])('knows nothing by a receipt that %s', (_, logs) => {
    const call = buildV2Swap({ ...swap(), takesTransferFee: false });
    const receipt = logs ? { logs } : {};
    expect(
      movedInCall(
        { call: decodeCall(call), sender: OWNER, wrappedCoin, routers: [ROUTER] },
        fakeReceipt(receipt),
      ),
    ).toBeUndefined();
  });

  it('returns no moves of a failed call', () => {
    const call = buildV2Swap({ ...swap(), takesTransferFee: false });
    expect(moved(call, [transfer(TOKEN, OWNER, POOL, 1_000n)], { succeeded: false })).toBeUndefined();
  });
});
