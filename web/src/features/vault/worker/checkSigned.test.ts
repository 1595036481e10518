// @vitest-environment node
import { deriveAccount } from '@everything-wallet/core/accounts/deriveAccount';
import { networks } from '@everything-wallet/core/networks/networks';
import { signTransfer, type Transfer } from '@everything-wallet/core/transactions/signTransfer';
import { Transaction } from 'ethers';
import { describe, expect, test } from 'vitest';
import { JUNK, tokenTransfer, transfer } from '../testing/signedTransfer.ts';
import { checkSigned } from './checkSigned.ts';

const sign = async (shown: Transfer) => signTransfer(await deriveAccount(JUNK), shown);
const { gasLimit, gasPrice, nonce } = transfer.fees;
const legacyFees = { gasLimit, gasPrice, nonce };
const legacy: Transfer = { ...transfer, fees: legacyFees };
const failed = expect.objectContaining({ textId: 'send.error.failed' }) as Error;

describe('accepts what was shown:', () => {
  test.each([
    ['coin', transfer],
    ['coin on a chain without EIP-1559', legacy],
    ['a token', tokenTransfer],
    ['coin, written in lower case', { ...transfer, to: transfer.to.toLowerCase() }],
    ['zero, with only the fee', { ...transfer, amount: 0n }],
    ['the first transfer of an account', { ...transfer, fees: { ...transfer.fees, nonce: 0 } }],
  ])('%s', async (_, shown) => {
    const signed = await sign(shown);
    expect(() => checkSigned(signed, shown)).not.toThrow();
  });

  test.each(networks)('coin of $name', async (network) => {
    const signed = await sign({ ...transfer, network });
    expect(() => checkSigned(signed, { ...transfer, network })).not.toThrow();
  });
});

describe('rejects bytes with another', () => {
  const fees = transfer.fees;
  test.each<[string, Partial<Transfer>]>([
    ['recipient', { to: '0x5FbDB2315678afecb367f032d93F642f64180aa3' }],
    ['amount', { amount: transfer.amount - 1n }],
    ['chain', { network: networks[1] }],
    ['nonce', { fees: { ...fees, nonce: 8 } }],
    ['gas limit', { fees: { ...fees, gasLimit: 21_001n } }],
    ['fee', { fees: { ...fees, gasPrice: fees.gasPrice + 1n } }],
    ['tip', { fees: { ...fees, maxPriorityFeePerGas: 1n } }],
    ['type', { fees: legacyFees }],
    ['sender', { from: transfer.to }],
    ['call', { token: tokenTransfer.token }],
  ])('%s', async (_, seen) => {
    const signed = await sign(transfer);
    expect(() => checkSigned(signed, { ...transfer, ...seen })).toThrow(failed);
  });

  test.each<[string, Partial<Transfer>]>([
    ['recipient of tokens', { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
    ['amount of tokens', { amount: 1_500_001n }],
    ['contract', { token: { contract: transfer.to, balance: 1n, coinBalance: 1n } }],
    ['kind: coin', { token: undefined }],
  ])('%s', async (_, seen) => {
    const signed = await sign(tokenTransfer);
    expect(() => checkSigned(signed, { ...tokenTransfer, ...seen })).toThrow(failed);
  });

  test.each([
    ['coin', transfer],
    ['coin on a chain without EIP-1559', legacy],
    ['a token', tokenTransfer],
  ])('total of %s than the one shown', async (_, shown) => {
    const signed = await sign(shown);
    const seen = { ...shown, shownTotal: shown.shownTotal - 1n };
    expect(() => checkSigned(signed, seen)).toThrow(failed);
  });

  test('total including the L1 data fee than the one shown', async () => {
    const shown = { ...transfer, fees: { ...fees, l1Fee: 1_000n }, shownTotal: transfer.shownTotal + 1_000n };
    const signed = await sign(shown);
    expect(() => checkSigned(signed, shown)).not.toThrow();
    expect(() => checkSigned(signed, { ...shown, shownTotal: shown.shownTotal - 1n })).toThrow(failed);
  });

  test('hash', async () => {
    const signed = await sign(transfer);
    expect(() => checkSigned({ ...signed, txHash: `0x${'ab'.repeat(32)}` }, transfer)).toThrow(failed);
  });

  test('bytes: not a transaction, or with an access list', async () => {
    expect(() => checkSigned({ signedTransaction: '0x02', txHash: '0x' }, transfer)).toThrow(failed);
    const account = await deriveAccount(JUNK);
    const accessList = [{ address: transfer.to, storageKeys: [] }];
    const signedTransaction = await account.signTransaction({
      type: 2,
      chainId: 1,
      to: transfer.to,
      value: transfer.amount,
      gasLimit,
      maxFeePerGas: gasPrice,
      maxPriorityFeePerGas: transfer.fees.maxPriorityFeePerGas ?? 0n,
      nonce,
      accessList,
    });
    const txHash = Transaction.from(signedTransaction).hash ?? '';
    expect(() => checkSigned({ signedTransaction, txHash }, transfer)).toThrow(failed);
  });
});
