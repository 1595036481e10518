import { networkByRpcName } from '@everything-wallet/core/networks/findNetwork';
import { Transaction } from 'ethers';
import { expect, it } from 'vitest';
import { OTHER_ADDRESS } from './fields.ts';
import { sampleTransaction } from './sampleTransaction.ts';

it('is a signed transfer of one wei on Sepolia, with the stated hash', () => {
  const { from, signedTransaction, txHash } = sampleTransaction;
  const transaction = Transaction.from(signedTransaction);
  const { chainId } = networkByRpcName('sepolia');
  expect(transaction).toMatchObject({ from, hash: txHash, nonce: 0, value: 1n, to: OTHER_ADDRESS });
  expect(transaction.chainId).toBe(BigInt(chainId));
});
