import { reconcileTransactions } from '@everything-wallet/core/callables/reconcileTransactions';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { Wallet } from 'ethers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transactionsOf } from './support/documents.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, signTransfer, type TestWallet } from './support/TestWallet.ts';

// No other file sends on this chain: here blocks are made by hand.
const chain = new LocalChain('polygon-amoy');
const COIN = 10n ** 18n;

let wallet: TestWallet;

beforeEach(async () => {
  wallet = await createWallet();
  await chain.setBalance(wallet.address, COIN);
  await chain.setAutomine(false);
});
afterEach(async () => {
  await chain.setAutomine(true);
  await chain.mine(1);
});

async function send(value: bigint): Promise<string> {
  const { bytes } = await signTransfer(wallet, chain, Wallet.createRandom().address, value);
  const data = { signedTransaction: bytes, network: 'polygon-amoy' };
  return (await wallet.user.call(sendTransaction, data)).txHash;
}

const reconcile = () => wallet.user.call(reconcileTransactions, {});
const onlyRecord = async () => Object.values(await transactionsOf(wallet.user.uid))[0];

describe('reconcileTransactions', () => {
  it('leaves a transfer pending until it is in a block, then completes it with the fee paid', async () => {
    await send(COIN / 4n);
    expect(await reconcile()).toEqual({ pending: 1 });
    expect(await onlyRecord()).toMatchObject({ status: 'pending', token_symbol: 'MATIC' });
    await chain.mine(1);
    expect(await reconcile()).toEqual({ pending: 0 });
    const record = await onlyRecord();
    expect(record).toMatchObject({ status: 'completed', amount: '0.25', network: 'polygon-amoy' });
    const feePaid = COIN - COIN / 4n - (await chain.balanceOf(wallet.address));
    expect(record?.['fee_paid']).toBe(`0.${feePaid.toString().padStart(18, '0').replace(/0+$/, '')}`);
  });

  it('fails a transfer that its recipient reverted, and records the fee it cost', async () => {
    const refusing = Wallet.createRandom().address;
    const { bytes } = await signTransfer(wallet, chain, refusing, 1n, { gasLimit: 60_000n });
    // The recipient becomes a contract that reverts after the transfer was signed.
    await chain.rpc('anvil_setCode', refusing, '0x60006000fd');
    await wallet.user.call(sendTransaction, { signedTransaction: bytes, network: 'polygon-amoy' });
    await chain.mine(1);
    expect(await reconcile()).toEqual({ pending: 0 });
    expect(await onlyRecord()).toMatchObject({
      status: 'failed',
      fee_paid: expect.stringMatching(/^0\.0/) as string,
    });
    expect(await chain.balanceOf(refusing)).toBe(0n);
  });

  it('fails a dropped transfer once another one with its nonce is some blocks deep', async () => {
    const txHash = await send(1n);
    await chain.rpc('anvil_dropTransaction', txHash);
    const replacement = await signTransfer(wallet, chain, wallet.address, 0n, { nonce: 0 });
    await chain.rpc('eth_sendRawTransaction', replacement.bytes);
    await chain.mine(1);
    expect(await reconcile()).toEqual({ pending: 1 });
    await chain.mine(6);
    expect(await reconcile()).toEqual({ pending: 0 });
    const record = await onlyRecord();
    expect(record).toMatchObject({ status: 'failed', tx_hash: txHash, fee_paid: '0' });
  });

  it('never fails a transfer that was dropped and may still return', async () => {
    const txHash = await send(1n);
    await chain.rpc('anvil_dropTransaction', txHash);
    await chain.mine(4);
    expect(await reconcile()).toEqual({ pending: 1 });
    expect(await onlyRecord()).toMatchObject({ status: 'pending' });
  });

  it('takes a completed transfer for pending again when a reorganisation takes its block back', async () => {
    await send(COIN / 4n);
    await chain.mine(1);
    expect(await reconcile()).toEqual({ pending: 0 });
    expect(await onlyRecord()).toMatchObject({ status: 'completed' });
    await chain.rpc('anvil_rollback', 1);
    expect(await reconcile()).toEqual({ pending: 1 });
    const record = await onlyRecord();
    expect(record).toMatchObject({ status: 'pending' });
    expect(record).not.toHaveProperty('fee_paid');
  });

  it("does not touch other users' transfers", async () => {
    await send(1n);
    await chain.mine(1);
    const other = await createWallet();
    expect(await other.user.call(reconcileTransactions, {})).toEqual({ pending: 0 });
    expect(await onlyRecord()).toMatchObject({ status: 'pending' });
  });
});
