import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from '@playwright/test';
import { keccak256, Wallet } from 'ethers';
import { environment } from '../../tests/functions/support/environment.ts';
import { TransferDependencies } from './support/TransferDependencies.ts';

const COUNT = 100;
const network = networkById('polygon-amoy');

test(`'already known' to ${COUNT} broadcasts, half of them pending and half in a block: none is shown as failed`, async () => {
  const dependencies = new TransferDependencies(network, [environment.rpcUrl(network.rpcName)]);
  await dependencies.local.setBalance(dependencies.address, 10n ** 20n);
  await dependencies.local.setAutomine(false);
  const hashes: string[] = [];
  try {
    for (let nonce = 0; nonce < COUNT; nonce += 1) {
      const bytes = await dependencies.sign(Wallet.createRandom().address, nonce);
      await dependencies.local.rpc('eth_sendRawTransaction', bytes);
      if (nonce % 2 === 0) await dependencies.local.mine(1);
      expect(await dependencies.send(bytes)).toBe(keccak256(bytes));
      hashes.push(keccak256(bytes));
      await dependencies.reconcile();
      expect((await dependencies.recordOf(keccak256(bytes)))?.status).toBe(
        nonce % 2 === 0 ? 'completed' : 'pending',
      );
    }
    await dependencies.local.mine(network.confirmations);
    await dependencies.reconcile();
  } finally {
    await dependencies.local.setAutomine(true);
  }
  const statuses = await Promise.all(hashes.map(async (hash) => (await dependencies.recordOf(hash))?.status));
  expect(statuses).toEqual(Array.from({ length: COUNT }, () => 'completed'));
});
