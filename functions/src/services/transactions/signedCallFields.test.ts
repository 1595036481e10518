import type { Call } from '@everything-wallet/core/calls/Call';
import { decodeCall } from '@everything-wallet/core/calls/decodeCall';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildCancelOrders } from '@everything-wallet/core/calls/build/buildCancelOrders';
import { buildFulfillOrder } from '@everything-wallet/core/calls/build/buildFulfillOrder';
import { buildIncrementCounter } from '@everything-wallet/core/calls/build/buildIncrementCounter';
import { buildMultiTokenTransfer } from '@everything-wallet/core/calls/build/buildMultiTokenTransfer';
import { buildNftTransfer } from '@everything-wallet/core/calls/build/buildNftTransfer';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildRevokeAll } from '@everything-wallet/core/calls/build/buildRevokeAll';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import { buildV3Swap } from '@everything-wallet/core/calls/build/buildV3Swap';
import { buildPoolDeposit } from '@everything-wallet/core/calls/build/buildPoolDeposit';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallFacts } from '@everything-wallet/core/calls/CallFacts';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { Interface, MaxUint256 } from 'ethers';
import { describe, expect, it } from 'vitest';
import type { TokenLabel } from '../tokens/readTokenLabel.ts';
import { signedCallFields } from './signedCallFields.ts';

const network = networkById('ethereum');
const { chainId, wrappedCoin } = network;
const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
/** One that no list of tokens names. */
const COLLECTION = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';
const ROUTER = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45';
const OWNER = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const OTHER = '0x1563915e194D8CfBA1943570603F7606A3115508';

const label: TokenLabel = { symbol: 'USDC', decimals: 6, isSettled: true };

function fieldsOf(
  transaction: CallTransaction,
  facts: CallFacts = {},
  known: TokenLabel | undefined = label,
) {
  const call: Call = decodeCall(transaction, facts);
  return signedCallFields(call, { from: OWNER, network }, () => Promise.resolve(known));
}

const swap = (sides: { paysCoin?: boolean; receivesCoin?: boolean }) => ({
  chainId,
  router: ROUTER,
  path: sides.receivesCoin ? [TOKEN, wrappedCoin] : [sides.paysCoin ? wrappedCoin : TOKEN, OTHER],
  paysCoin: false,
  receivesCoin: false,
  ...sides,
  amountIn: 1_500_000n,
  amountOutMin: 1n,
  recipient: OWNER,
  deadline: 1_800_000_000n,
});

describe('signedCallFields', () => {
  it('records the spender and amount of an approval, and no payment', async () => {
    const approve = buildApprove({ chainId, token: TOKEN, spender: OTHER, amount: 7n, named: 7n });
    expect(await fieldsOf(approve, { standard: 'erc20' })).toEqual({
      type: 'send',
      call_kind: 'approve',
      to_address: TOKEN,
      contract_address: TOKEN,
      amount: '0',
      amount_units: '0',
      token_decimals: 6,
      token_symbol: 'USDC',
      spender: OTHER,
      allowed_units: '7',
    });
  });

  it('distinguishes a revoked approval and an unlimited one', async () => {
    const revoke = buildRevoke({ chainId, token: TOKEN, spender: OTHER });
    expect(await fieldsOf(revoke, { standard: 'erc20' })).toMatchObject({
      call_kind: 'revoke',
      allowed_units: '0',
    });
    const abi = new Interface([
      'function approve(address,uint256)',
      'function setApprovalForAll(address,bool)',
    ]);
    const all = {
      chainId,
      to: TOKEN,
      value: 0n,
      data: abi.encodeFunctionData('approve', [OTHER, MaxUint256]),
    };
    expect(await fieldsOf(all, { standard: 'erc20' })).toMatchObject({
      call_kind: 'approve',
      allowed_units: MaxUint256.toString(),
    });
    const forAll = {
      ...all,
      to: COLLECTION,
      data: abi.encodeFunctionData('setApprovalForAll', [OTHER, true]),
    };
    const approved = await fieldsOf(forAll);
    expect(approved).toMatchObject({ call_kind: 'approveAll', spender: OTHER, amount: '0' });
    expect(approved).not.toHaveProperty('allowed_units');
    const revokedAll = buildRevokeAll({ chainId, collection: COLLECTION, operator: OTHER });
    expect(await fieldsOf(revokedAll)).toMatchObject({ call_kind: 'revokeAll', spender: OTHER });
  });

  it('takes a number that may be an id for no amount, and 0 for no taking back', async () => {
    const approve = buildRevoke({ chainId, token: COLLECTION, spender: OTHER });
    const unknown = await fieldsOf(approve);
    expect(unknown).toMatchObject({ call_kind: 'approve', spender: OTHER, amount: '0' });
    expect(unknown).not.toHaveProperty('allowed_units');
    // Regression: a contract that was slow to describe itself hid an unlimited approval.
    const abi = new Interface(['function approve(address,uint256)']);
    const everything = { ...approve, data: abi.encodeFunctionData('approve', [OTHER, MaxUint256]) };
    expect(await fieldsOf(everything)).toMatchObject({
      call_kind: 'approve',
      allowed_units: MaxUint256.toString(),
    });
    expect(await fieldsOf(everything, { standard: 'erc721' })).not.toHaveProperty('allowed_units');
    expect(await fieldsOf(approve, { standard: 'erc721' })).toMatchObject({
      call_kind: 'approve',
      standard: 'erc721',
      token_id: '0',
    });
  });

  it('records the token of an allowance within Permit2', async () => {
    const abi = new Interface(['function approve(address,address,uint160,uint48)']);
    const approve = (amount: bigint) => ({
      chainId,
      to: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
      value: 0n,
      data: abi.encodeFunctionData('approve', [TOKEN, OTHER, amount, 1_800_000_000n]),
    });
    const about = { contract_address: TOKEN, spender: OTHER, to_address: approve(0n).to };
    expect(await fieldsOf(approve(7n))).toMatchObject({
      ...about,
      call_kind: 'permit2Approve',
      allowed_units: '7',
    });
    expect(await fieldsOf(approve(0n))).toMatchObject({ ...about, call_kind: 'revoke', allowed_units: '0' });
  });

  it('records the signed payment and the router of a swap', async () => {
    const paidInTokens = {
      type: 'swap',
      to_address: ROUTER,
      contract_address: TOKEN,
      amount: '1.5',
      amount_units: '1500000',
      token_symbol: 'USDC',
    };
    expect(await fieldsOf(buildV2Swap({ ...swap({}), takesTransferFee: false }))).toMatchObject({
      ...paidInTokens,
      call_kind: 'swap',
    });
    expect(await fieldsOf(buildV3Swap({ ...swap({ receivesCoin: true }), fees: [500] }))).toMatchObject({
      ...paidInTokens,
      call_kind: 'multicall',
    });
    const inCoin = await fieldsOf(buildV3Swap({ ...swap({ paysCoin: true }), fees: [500] }));
    expect(inCoin).toMatchObject({
      type: 'swap',
      to_address: ROUTER,
      amount: '0.0000000000015',
      token_symbol: 'ETH',
    });
    expect(inCoin).not.toHaveProperty('contract_address');
  });

  it('calls a wrap and its opposite swaps', async () => {
    expect(await fieldsOf(buildWrap({ chainId, wrappedCoin, amount: 10n ** 18n }))).toEqual({
      type: 'swap',
      call_kind: 'wrap',
      to_address: wrappedCoin,
      amount: '1',
      token_symbol: 'ETH',
    });
    const weth: TokenLabel = { symbol: 'WETH', decimals: 18, isSettled: true };
    expect(await fieldsOf(buildUnwrap({ chainId, wrappedCoin, amount: 10n ** 18n }), {}, weth)).toMatchObject(
      {
        type: 'swap',
        call_kind: 'unwrap',
        to_address: wrappedCoin,
        contract_address: wrappedCoin,
        amount: '1',
        token_symbol: 'WETH',
      },
    );
  });

  it('records the recipient and the ids of an NFT transfer', async () => {
    const nft = buildNftTransfer({ chainId, collection: COLLECTION, from: OWNER, to: OTHER, id: 42n });
    expect(await fieldsOf(nft)).toMatchObject({
      type: 'send',
      call_kind: 'nftTransfer',
      to_address: OTHER,
      contract_address: COLLECTION,
      standard: 'erc721',
      token_id: '42',
      amount: '1',
    });
    const several = { chainId, collection: COLLECTION, from: OWNER, to: OTHER, id: 42n, amount: 3n };
    expect(await fieldsOf(buildMultiTokenTransfer(several))).toMatchObject({
      call_kind: 'multiTokenTransfer',
      to_address: OTHER,
      standard: 'erc1155',
      token_id: '42',
      amount: '3',
    });
  });

  it('adds nothing up that is not of one asset', async () => {
    const abi = new Interface(['function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)']);
    const data = abi.encodeFunctionData('safeBatchTransferFrom', [OWNER, OTHER, [1n, 2n], [5n, 6n], '0x']);
    expect(await fieldsOf({ chainId, to: COLLECTION, value: 0n, data })).toMatchObject({ amount: '0' });
  });

  it('knows no asset of a vault before its logs', async () => {
    const deposit = buildPoolDeposit({ chainId, vault: TOKEN, assets: 5n, receiver: OWNER });
    expect(await fieldsOf(deposit)).toMatchObject({
      type: 'send',
      call_kind: 'vault',
      to_address: TOKEN,
      amount: '0',
    });
  });

  it('writes an amount in the smallest unit, and marks it, if the decimals are not known in time', async () => {
    const call = buildV2Swap({ ...swap({}), takesTransferFee: false });
    expect(
      await signedCallFields(decodeCall(call), { from: OWNER, network }, () => Promise.resolve(undefined)),
    ).toMatchObject({
      amount: '1500000',
      amount_units: '1500000',
      is_amount_in_units: true,
      token_symbol: '',
    });
  });

  it('records the coin of a purchase, and nothing for a cancellation', async () => {
    const components = buildListing({
      seller: OTHER,
      contract: TOKEN,
      tokenId: 6n,
      standard: 'erc721',
      units: 1n,
      price: 10n ** 18n,
      startsAt: 1n,
      endsAt: 1_800_000_000n,
      counter: 0n,
      salt: 7n,
    });
    const order = { components, signature: `0x${'12'.repeat(65)}` };
    expect(await fieldsOf(buildFulfillOrder({ chainId, order, buyer: OWNER }))).toEqual({
      type: 'send',
      call_kind: 'fulfillOrder',
      to_address: SEAPORT_ADDRESS,
      amount: '1',
      token_symbol: 'ETH',
    });
    expect(await fieldsOf(buildCancelOrders({ chainId, orders: [components] }))).toEqual({
      type: 'send',
      call_kind: 'cancelOrders',
      to_address: SEAPORT_ADDRESS,
      amount: '0',
      token_symbol: 'ETH',
    });
    expect(await fieldsOf(buildIncrementCounter({ chainId }))).toMatchObject({
      call_kind: 'incrementCounter',
      amount: '0',
    });
  });
});
