import { consentTo } from '@everything-wallet/core/calls/consentTo';
import { buildApprove } from '@everything-wallet/core/calls/build/buildApprove';
import { buildRevoke } from '@everything-wallet/core/calls/build/buildRevoke';
import { buildUnwrap } from '@everything-wallet/core/calls/build/buildUnwrap';
import { buildV2Swap } from '@everything-wallet/core/calls/build/buildV2Swap';
import { buildV3Swap } from '@everything-wallet/core/calls/build/buildV3Swap';
import { buildWrap } from '@everything-wallet/core/calls/build/buildWrap';
import type { CallTransaction } from '@everything-wallet/core/calls/CallTransaction';
import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { transactionSchema, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { getCreateAddress, Interface } from 'ethers';
import { describe, expect, it, vi } from 'vitest';
import { transactionsOf } from './support/documents.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

const COIN = 10n ** 18n;
const chain = new LocalChain('mainnet');
const { chainId, wrappedCoin } = chain.network;
const { v2, v3, dollarTokens } = exchangeOf('ethereum') ?? expect.unreachable();
const [USDC = ''] = dollarTokens;
const erc20 = new Interface(['function balanceOf(address) view returns (uint256)']);

async function tokenBalance(owner: string, contract = USDC): Promise<bigint> {
  const data = erc20.encodeFunctionData('balanceOf', [owner]);
  return BigInt(String(await chain.rpc('eth_call', { to: contract, data }, 'latest')));
}

/** Signs a call with the numbers of an estimate, as the app does; or with some gas where it would fail. */
async function sign({ user, key, address }: TestWallet, call: CallTransaction, gasLimit?: bigint) {
  const { to, value, data } = call;
  const sent = { to: to ?? '', value: `0x${value.toString(16)}`, data };
  const requested = gasLimit === undefined ? sent : { to: address, value: '0x0' };
  const estimate = await user.call(estimateGas, { ...requested, from: address, network: 'mainnet' });
  return key.signTransaction({
    type: 2,
    to,
    value,
    data,
    nonce: estimate.nonce,
    gasLimit: gasLimit ?? BigInt(estimate.gasLimit),
    maxFeePerGas: BigInt(estimate.maxFeePerGas ?? 0),
    maxPriorityFeePerGas: BigInt(estimate.maxPriorityFeePerGas ?? 0),
    chainId,
  });
}

/** Longer than a chain on a busy machine takes to mine accepted transactions, in ms. */
const BLOCK_MS = 60_000;

/** Sends a call, reconciles it until its outcome is known, as the app does, and reads its record. */
async function send(
  wallet: TestWallet,
  call: CallTransaction,
  gasLimit?: bigint,
): Promise<TransactionRecord> {
  const signedTransaction = await sign(wallet, call, gasLimit);
  const { txHash } = await wallet.user.call(sendTransaction, { signedTransaction, network: 'mainnet' });
  return vi.waitFor(
    async () => {
      await wallet.user.call(reconcileTransactions, {});
      const records = await transactionsOf(wallet.user.uid);
      const record = transactionSchema.parse(records[`${wallet.user.uid}_${chainId}_${txHash}`]);
      expect(record.status, 'the outcome').not.toBe('pending');
      return record;
    },
    { timeout: BLOCK_MS, interval: 1_000 },
  );
}

const swapTerms = (recipient: string, path: readonly string[], amountIn: bigint, amountOutMin = 1n) => ({
  chainId,
  path,
  paysCoin: path[0] === wrappedCoin,
  receivesCoin: path.at(-1) === wrappedCoin,
  amountIn,
  amountOutMin,
  recipient,
  deadline: BigInt(Math.floor(Date.now() / 1_000) + 1_200),
});

describe('calls', () => {
  it('are sent, and their records state kind and amounts, to the unit', async () => {
    const wallet = await createWallet();
    const { address, user } = wallet;
    await chain.setBalance(address, 100n * COIN);

    const wrap = await send(wallet, buildWrap({ chainId, wrappedCoin, amount: COIN }));
    const weth = { kind: 'erc20', contract_address: wrappedCoin, symbol: 'WETH', decimals: 18 };
    const coin = { kind: 'coin', symbol: 'ETH', decimals: 18 };
    expect(wrap).toMatchObject({
      type: 'swap',
      call_kind: 'wrap',
      status: 'completed',
      amount: '1',
      token_symbol: 'ETH',
      to_address: wrappedCoin,
      left: [{ ...coin, units: COIN.toString() }],
      came: [{ ...weth, units: COIN.toString() }],
    });
    expect(await tokenBalance(address, wrappedCoin)).toBe(COIN);

    const unwrap = await send(wallet, buildUnwrap({ chainId, wrappedCoin, amount: COIN / 4n }));
    expect(unwrap).toMatchObject({
      call_kind: 'unwrap',
      left: [{ ...weth, units: (COIN / 4n).toString() }],
      came: [{ ...coin, units: (COIN / 4n).toString() }],
    });

    const terms = swapTerms(address, [wrappedCoin, USDC], COIN);
    const bought = await send(wallet, buildV3Swap({ ...terms, router: v3.router, fees: [500] }));
    const usdc = await tokenBalance(address);
    expect(usdc).toBeGreaterThan(0n);
    expect(bought).toMatchObject({
      type: 'swap',
      call_kind: 'multicall',
      amount: '1',
      to_address: v3.router,
      left: [{ ...coin, units: COIN.toString() }],
      came: [{ kind: 'erc20', contract_address: USDC, symbol: 'USDC', decimals: 6, units: usdc.toString() }],
    });

    const spent = usdc / 2n;
    const allowance = { chainId, token: USDC, spender: v2.router };
    const approved = await send(wallet, buildApprove({ ...allowance, amount: spent, named: spent }));
    expect(approved).toMatchObject({
      type: 'send',
      call_kind: 'approve',
      amount: '0',
      to_address: USDC,
      contract_address: USDC,
      token_symbol: 'USDC',
      token_decimals: 6,
      spender: v2.router,
      allowed_units: spent.toString(),
      left: [],
      came: [],
    });

    const before = await chain.balanceOf(address);
    const back = swapTerms(address, [USDC, wrappedCoin], spent);
    const sold = await send(wallet, buildV2Swap({ ...back, router: v2.router, takesTransferFee: false }));
    const [got] = sold.came ?? [];
    expect(sold).toMatchObject({
      type: 'swap',
      call_kind: 'swap',
      contract_address: USDC,
      amount_units: spent.toString(),
      left: [{ contract_address: USDC, units: spent.toString() }],
      came: [coin],
    });
    const fee = BigInt(sold.gas_used ?? 0) * BigInt(sold.gas_price_paid ?? 0);
    expect((await chain.balanceOf(address)) - before + fee).toBe(BigInt(got?.units ?? 0));

    expect(await send(wallet, buildRevoke(allowance))).toMatchObject({
      call_kind: 'revoke',
      spender: v2.router,
      allowed_units: '0',
    });

    // What came by own calls is in their records, and in none of its own.
    const incoming = { addresses: [address], networks: ['mainnet' as const], wantsNotices: true };
    const { incoming: part } = await user.call(refreshWallet, { incoming });
    expect(part).toMatchObject({ answer: { arrivedCount: 0 } });
    const types = Object.values(await transactionsOf(user.uid)).map(({ type }) => type);
    expect(types.sort()).toEqual(['send', 'send', 'swap', 'swap', 'swap', 'swap']);
  });

  it('that fail cost their fee, and move nothing', async () => {
    const wallet = await createWallet();
    await chain.setBalance(wallet.address, 10n * COIN);
    const tooMuch = swapTerms(wallet.address, [wrappedCoin, USDC], COIN, 10n ** 30n);
    const failed = await send(wallet, buildV3Swap({ ...tooMuch, router: v3.router, fees: [500] }), 400_000n);
    expect(failed).toMatchObject({ type: 'swap', status: 'failed', failure_reason: 'reverted', amount: '1' });
    expect(failed.left).toBeUndefined();
    expect(failed.came).toBeUndefined();
    expect(Number(failed.fee_paid)).toBeGreaterThan(0);
  });

  it('that cannot be decoded are refused, and so is the creation of a contract', async () => {
    const wallet = await createWallet();
    await chain.setBalance(wallet.address, 10n * COIN);
    const multicall = new Interface(['function multicall(bytes[])']);
    const unexplained = {
      status: 'INVALID_ARGUMENT',
      message: "The field 'signedTransaction' must be a transfer, or a call that this wallet can explain.",
    };
    for (const data of ['0xdeadbeef', multicall.encodeFunctionData('multicall', [['0xdeadbeef']])]) {
      const signedTransaction = await sign(wallet, { chainId, to: v3.router, value: 0n, data }, 100_000n);
      const question = { signedTransaction, network: 'mainnet' };
      expect(await wallet.user.refusal(sendTransaction, question)).toEqual(unexplained);
    }
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
    expect(await chain.nonceOf(wallet.address)).toBe(0);
  });

  it('that cannot be decoded are sent with consent, and so is the creation of a contract', async () => {
    const wallet = await createWallet();
    await chain.setBalance(wallet.address, 10n * COIN);
    // A name that the wallet has no reader for, and code that returns one byte of code.
    const unread = new Interface(['function name()']).encodeFunctionData('name');
    const creation = { chainId, to: null, value: 0n, data: '0x600160005360016000f3' };
    for (const call of [{ chainId, to: USDC, value: 0n, data: unread }, creation]) {
      const signedTransaction = await sign(wallet, call, 200_000n);
      const question = { signedTransaction, network: 'mainnet' };
      expect(await wallet.user.refusal(sendTransaction, question)).toMatchObject({
        status: 'INVALID_ARGUMENT',
      });
      const other = consentTo({ ...call, from: wallet.address, value: 1n });
      expect(await wallet.user.refusal(sendTransaction, { ...question, consent: other })).toMatchObject({
        message: "The field 'signedTransaction' must be the call that its signer consented to.",
      });
      await wallet.user.call(sendTransaction, {
        ...question,
        consent: consentTo({ ...call, from: wallet.address }),
        origin: 'https://app.example',
      });
    }
    await vi.waitFor(
      async () => {
        await wallet.user.call(reconcileTransactions, {});
        const records = Object.values(await transactionsOf(wallet.user.uid));
        expect(records.map(({ status }) => status)).toEqual(['completed', 'completed']);
      },
      { timeout: BLOCK_MS, interval: 1_000 },
    );
    const [called, created] = Object.values(await transactionsOf(wallet.user.uid))
      .map((record) => transactionSchema.parse(record))
      .toSorted((one, other) => one.nonce - other.nonce);
    expect(called).toMatchObject({
      call_kind: 'other',
      is_unverified_call: true,
      to_address: USDC,
      consent: { effects: 'notSimulated' },
      requested_by: 'https://app.example',
    });
    const address = getCreateAddress({ from: wallet.address, nonce: 1 });
    expect(created).toMatchObject({ is_contract_creation: true, to_address: address });
    expect(await chain.rpc('eth_getCode', address, 'latest')).toBe('0x01');
  });
});
