import { join } from 'node:path';
import { Wallet } from 'ethers';
import { expect, test } from 'vitest';
import { createTransferQueue } from '../faucet/createTransferQueue.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testChain } from '../testing/testChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { callRpc } from './callRpc.ts';
import { dumpChain } from './dumpChain.ts';

test('a chain that begins from a dump has its balances, blocks and receipts', async () => {
  const family = testFamily();
  const first = await testChain(family);
  const { address } = Wallet.createRandom();
  const hash = await createTransferQueue(first)(address, 5n);
  const file = join(temporaryDirectory(), 'chain.json');
  await dumpChain(first, file);

  const second = await testChain(family, file);
  expect(await callRpc(second, 'eth_getBalance', [address, 'latest'])).toBe('0x5');
  expect(await callRpc(second, 'eth_blockNumber')).toBe('0x1');
  expect(await callRpc(second, 'eth_getTransactionReceipt', [hash])).toMatchObject({
    status: '0x1',
    to: address.toLowerCase(),
  });
  expect(await callRpc(second, 'eth_chainId')).toBe('0x13882');
});
