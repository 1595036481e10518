import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { estimateGas } from '@everything-wallet/core/callables/estimateGas';
import { Wallet } from 'ethers';
import { describe, expect, it } from 'vitest';
import { LocalChain } from './support/LocalChain.ts';
import { TestUser } from './support/TestUser.ts';

const chain = new LocalChain('sepolia');
const REVERTS = '0x60006000fd';
const TAKES_COINS = '0x00';

async function question(value: bigint, balance = 10n ** 18n) {
  const [from, to] = [Wallet.createRandom().address, Wallet.createRandom().address];
  await chain.setBalance(from, balance);
  return { from, to, value: `0x${value.toString(16)}`, network: 'sepolia' };
}

describe('estimateGas', () => {
  it('returns 21000 gas for a plain transfer, EIP-1559 prices and the next nonce', async () => {
    const user = await TestUser.signUp();
    const estimate = await user.call(estimateGas, await question(1n));
    expect(estimate).toMatchObject({
      gasLimit: '21000',
      nonce: 0,
      chainId: 11155111,
      toIsContract: false,
    });
    expect(estimate.maxFeePerGas).toBe(estimate.gasPrice);
    expect(BigInt(estimate.maxPriorityFeePerGas ?? 0)).toBeGreaterThan(0n);
    expect(parseAmount(estimate.estimatedCost)).toBe(21_000n * BigInt(estimate.gasPrice));
  });

  it('leaves a contract more gas than it needs, and reports that it is one', async () => {
    const user = await TestUser.signUp();
    const transfer = await question(1n);
    await chain.rpc('anvil_setCode', transfer.to, TAKES_COINS);
    const estimate = await user.call(estimateGas, transfer);
    expect(estimate.toIsContract).toBe(true);
    expect(Number(estimate.gasLimit)).toBeGreaterThanOrEqual(25_200);
  });

  it('simulates any call of a contract, with coin or without, and reports a failure', async () => {
    const user = await TestUser.signUp();
    const transfer = { ...(await question(1n)), data: '0xd0e30db0' };
    await chain.rpc('anvil_setCode', transfer.to, TAKES_COINS);
    expect(await user.call(estimateGas, transfer)).toMatchObject({ toIsContract: true, nonce: 0 });
    await chain.rpc('anvil_setCode', transfer.to, REVERTS);
    expect(await user.refusal(estimateGas, { ...transfer, value: '0x0' })).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'The contract rejects this call: it would fail, and its fee would be lost.',
    });
  });

  it('refuses more than the balance', async () => {
    const user = await TestUser.signUp();
    expect(await user.refusal(estimateGas, await question(2n, 1n))).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'Amount plus network fee is more than your balance',
    });
  });

  it('reports that a recipient refuses', async () => {
    const user = await TestUser.signUp();
    const transfer = await question(1n);
    await chain.rpc('anvil_setCode', transfer.to, REVERTS);
    expect(await user.refusal(estimateGas, transfer)).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'The recipient rejects this transfer',
    });
  });
});
