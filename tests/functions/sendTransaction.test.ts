import { formatAmount } from '@everything-wallet/core/amounts/formatAmount';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { keccak256, Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { transactionsOf, writeDocument } from './support/documents.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, signTransfer, type TestWallet } from './support/TestWallet.ts';

const chain = new LocalChain('mainnet');
const COIN = 10n ** 18n;
const QUARTER = COIN / 4n;

async function fundedWallet(balance = COIN): Promise<TestWallet> {
  const wallet = await createWallet();
  await chain.setBalance(wallet.address, balance);
  return wallet;
}

const recipient = () => Wallet.createRandom().address;
const send = (wallet: TestWallet, bytes: string, network = 'mainnet') =>
  wallet.user.call(sendTransaction, { signedTransaction: bytes, network });
const refusal = (wallet: TestWallet, bytes: string, network = 'mainnet') =>
  wallet.user.refusal(sendTransaction, { signedTransaction: bytes, network });

describe('sendTransaction', () => {
  it('moves exactly the signed amount and records it', async () => {
    const wallet = await fundedWallet();
    const to = recipient();
    const { bytes, maxFee } = await signTransfer(wallet, chain, to, QUARTER + 1n);
    const { txHash } = await send(wallet, bytes);

    expect(txHash).toBe(keccak256(bytes));
    expect(await chain.balanceOf(to)).toBe(QUARTER + 1n);
    const records = await transactionsOf(wallet.user.uid);
    expect(records).toEqual({
      [`${wallet.user.uid}_1_${txHash}`]: {
        user_id: wallet.user.uid,
        type: 'send',
        status: 'pending',
        amount: '0.250000000000000001',
        token_symbol: 'ETH',
        tx_hash: txHash,
        from_address: wallet.address,
        to_address: to,
        network: 'ethereum',
        gas_fee: formatAmount(maxFee),
        nonce: 0,
        gas_limit: expect.stringMatching(/^[0-9]+$/) as string,
        max_fee_per_gas: expect.stringMatching(/^[0-9]+$/) as string,
        max_priority_fee_per_gas: expect.stringMatching(/^[0-9]+$/) as string,
        signed_transaction: bytes,
        coin_price_usd: expect.any(Number) as number,
        price_source: 'sample',
        timestamp: expect.any(String) as string,
      },
    });
  });

  it('sends twice in a row, with one nonce after the other', async () => {
    const wallet = await fundedWallet();
    const to = recipient();
    await send(wallet, (await signTransfer(wallet, chain, to, QUARTER)).bytes);
    await send(wallet, (await signTransfer(wallet, chain, to, QUARTER)).bytes);
    // The chain may answer before its block is there.
    await expect.poll(async () => chain.balanceOf(to)).toBe(2n * QUARTER);
    expect(await chain.nonceOf(wallet.address)).toBe(2);
    const nonces = Object.values(await transactionsOf(wallet.user.uid)).map(({ nonce }) => nonce);
    expect(nonces.sort()).toEqual([0, 1]);
  });

  // Each parallel call starts a process of its own, and they take turns at one document.
  const options = { timeout: 300_000 };

  it('sends the same bytes once, however often and however concurrently they arrive', options, async () => {
    const wallet = await fundedWallet();
    const to = recipient();
    const { bytes } = await signTransfer(wallet, chain, to, QUARTER);
    const atOnce = await Promise.all(Array.from({ length: 8 }, () => send(wallet, bytes)));
    const later = await send(wallet, bytes);
    expect(new Set([...atOnce, later].map(({ txHash }) => txHash)).size).toBe(1);
    expect(await chain.balanceOf(to)).toBe(QUARTER);
    expect(await chain.nonceOf(wallet.address)).toBe(1);
    expect(Object.keys(await transactionsOf(wallet.user.uid))).toHaveLength(1);
  });

  it('refuses a sender who is none of the own accounts', async () => {
    const wallet = await fundedWallet();
    const other = await fundedWallet();
    const { bytes } = await signTransfer(other, chain, recipient(), QUARTER);
    expect(await refusal(wallet, bytes)).toEqual({
      status: 'PERMISSION_DENIED',
      message: "Recovery phrase doesn't match your wallet",
    });
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
    expect(await chain.nonceOf(other.address)).toBe(0);
  });

  it('sends from another own account than the primary one, and not from a watched one', async () => {
    const wallet = await createWallet();
    const second = await fundedWallet();
    const addAccount = (fields: { derivation_index: number | null; watch_only: boolean }) =>
      writeDocument(`wallet_addresses/${walletAddressId(wallet.user.uid, second.address)}`, {
        user_id: wallet.user.uid,
        address: second.address,
        network: 'ethereum',
        is_primary: false,
        ...fields,
      });
    const { bytes } = await signTransfer(second, chain, recipient(), QUARTER);
    await addAccount({ derivation_index: null, watch_only: true });
    expect(await refusal(wallet, bytes)).toEqual({
      status: 'PERMISSION_DENIED',
      message: 'This account is watch-only: the wallet has no key to send with.',
    });
    await addAccount({ derivation_index: 1, watch_only: false });
    const { txHash } = await send(wallet, bytes);
    const records = await transactionsOf(wallet.user.uid);
    expect(records[`${wallet.user.uid}_1_${txHash}`]).toMatchObject({
      user_id: wallet.user.uid,
      from_address: second.address,
      status: 'pending',
    });
    expect(await transactionsOf(second.user.uid)).toEqual({});
  });

  it('refuses a watch-only address, and a user who has not finished setup', async () => {
    const watchOnly = await createWallet({ isWatchOnly: true });
    const unverified = await createWallet({ isVerified: false });
    for (const { address } of [watchOnly, unverified]) await chain.setBalance(address, COIN);
    expect(
      await refusal(watchOnly, (await signTransfer(watchOnly, chain, recipient(), 1n)).bytes),
    ).toMatchObject({ status: 'PERMISSION_DENIED' });
    expect(await refusal(unverified, (await signTransfer(unverified, chain, recipient(), 1n)).bytes)).toEqual(
      {
        status: 'FAILED_PRECONDITION',
        message: 'Finish setting up your wallet before you send.',
      },
    );
  });

  it('refuses bytes for another chain', async () => {
    const wallet = await fundedWallet();
    const { bytes } = await signTransfer(wallet, chain, recipient(), 1n);
    expect(await refusal(wallet, bytes, 'polygon-mainnet')).toEqual({
      status: 'INVALID_ARGUMENT',
      message: "The field 'signedTransaction' is not signed for Polygon Mainnet.",
    });
  });

  it('refuses more than the balance and leaves no record', async () => {
    const wallet = await fundedWallet();
    const { bytes } = await signTransfer(wallet, chain, recipient(), QUARTER, { value: COIN });
    expect(await refusal(wallet, bytes)).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'Amount plus network fee is more than your balance',
    });
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
  });

  it("refuses a nonce that another transaction used, and preserves that one's record", async () => {
    const wallet = await fundedWallet();
    await send(wallet, (await signTransfer(wallet, chain, recipient(), QUARTER)).bytes);
    const { bytes } = await signTransfer(wallet, chain, recipient(), QUARTER, { nonce: 0 });
    expect(await refusal(wallet, bytes)).toEqual({
      status: 'FAILED_PRECONDITION',
      message:
        'Another transaction of this account went through first. Check your transactions and send again.',
    });
    expect(Object.keys(await transactionsOf(wallet.user.uid))).toHaveLength(1);
  });

  it('leaves no record when many calls with the same bytes are refused in parallel', async () => {
    const wallet = await fundedWallet();
    const { bytes } = await signTransfer(wallet, chain, recipient(), QUARTER, { value: COIN });
    const refusals = await Promise.all(Array.from({ length: 4 }, () => refusal(wallet, bytes)));
    // While other requests still try, the answer is that the outcome is open; the last one gets the refusal.
    expect(refusals.map(({ message }) => message)).toContain(
      'Amount plus network fee is more than your balance',
    );
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
  });

  it('refuses too little gas, and too low a fee', async () => {
    const wallet = await fundedWallet();
    const tooLittle = await signTransfer(wallet, chain, recipient(), 1n, { gasLimit: 20_999n });
    expect(await refusal(wallet, tooLittle.bytes)).toMatchObject({
      message: 'This transfer needs more gas than you signed for. Check the new total and send again.',
    });
    const tooLow = await signTransfer(wallet, chain, recipient(), 1n, {
      maxFeePerGas: 1n,
      maxPriorityFeePerGas: 1n,
    });
    expect(await refusal(wallet, tooLow.bytes)).toMatchObject({
      message: 'The network now requires a higher fee. Check the new total and send again.',
    });
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
  });
});
