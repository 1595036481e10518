import { Wallet } from 'ethers/wallet';
import { Transaction } from 'ethers/transaction';
import { expect, it } from 'vitest';
import { findNetwork } from '../findNetwork.ts';
import { signTransfer } from './signTransfer.ts';

const wallet = new Wallet(`0x${'11'.repeat(32)}`);
const transfer = {
  network: findNetwork('137'),
  from: wallet.address,
  to: '0x52908400098527886E0F7030069857D2E4169EE7',
  value: 1_000n,
  data: '0x',
  nonce: 3,
  gasLimit: 21_000n,
  gasPrice: 10n,
  priorityFee: 2n,
  l1Fee: 0n,
};
const total = 1_000n + 210_000n;

it('signs the displayed transfer, only for its chain', async () => {
  const { bytes, hash } = await signTransfer(wallet, transfer, total);
  const decoded = Transaction.from(bytes);
  expect(decoded).toMatchObject({
    type: 2,
    chainId: 137n,
    from: wallet.address,
    to: transfer.to,
    value: 1_000n,
    nonce: 3,
    gasLimit: 21_000n,
    maxFeePerGas: 10n,
    maxPriorityFeePerGas: 2n,
    data: '0x',
    hash,
  });
});

it('signs a legacy transaction with replay protection where there is no EIP-1559', async () => {
  const { bytes } = await signTransfer(wallet, { ...transfer, priorityFee: undefined }, total);
  expect(Transaction.from(bytes)).toMatchObject({ type: 0, chainId: 137n, gasPrice: 10n });
});

it('never signs above the displayed total', async () => {
  await expect(signTransfer(wallet, transfer, total - 1n)).rejects.toMatchObject({ code: 'not_as_shown' });
});

it('never signs where the L1 data fee would exceed the displayed total', async () => {
  await expect(signTransfer(wallet, { ...transfer, l1Fee: 1n }, total)).rejects.toMatchObject({
    code: 'not_as_shown',
  });
  expect(await signTransfer(wallet, { ...transfer, l1Fee: 1n }, total + 1n)).toMatchObject({
    network: transfer.network,
  });
});

it('never signs for another sender than was shown', async () => {
  const other = { ...transfer, from: '0x52908400098527886E0F7030069857D2E4169EE7' };
  await expect(signTransfer(wallet, other, total)).rejects.toMatchObject({ code: 'not_as_shown' });
});

it('signs the call of a token that was shown, and no coin with it', async () => {
  const call = { ...transfer, value: 0n, data: `0xa9059cbb${'0'.repeat(128)}` };
  const { bytes } = await signTransfer(wallet, call, 210_000n);
  expect(Transaction.from(bytes)).toMatchObject({ to: transfer.to, value: 0n, data: call.data });
});
