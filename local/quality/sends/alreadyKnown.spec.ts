import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from '@playwright/test';
import { keccak256, Wallet } from 'ethers';
import { environment } from '../../../tests/functions/support/environment.ts';
import { TransferDesk } from './support/TransferDesk.ts';

const COUNT = 100;
const network = networkById('polygon-amoy');

test(`'already known' to ${COUNT} broadcasts, half of them waiting and half in a block: none is shown as failed`, async () => {
  const desk = new TransferDesk(network, [environment.rpcUrl(network.rpcName)]);
  await desk.local.setBalance(desk.address, 10n ** 20n);
  await desk.local.setAutomine(false);
  const hashes: string[] = [];
  try {
    for (let nonce = 0; nonce < COUNT; nonce += 1) {
      const bytes = await desk.sign(Wallet.createRandom().address, nonce);
      await desk.local.rpc('eth_sendRawTransaction', bytes);
      if (nonce % 2 === 0) await desk.local.mine(1);
      expect(await desk.send(bytes)).toBe(keccak256(bytes));
      hashes.push(keccak256(bytes));
      await desk.reconcile();
      expect((await desk.recordOf(keccak256(bytes)))?.status).toBe(nonce % 2 === 0 ? 'completed' : 'pending');
    }
    await desk.local.mine(network.confirmations);
    await desk.reconcile();
  } finally {
    await desk.local.setAutomine(true);
  }
  const statuses = await Promise.all(hashes.map(async (hash) => (await desk.recordOf(hash))?.status));
  expect(statuses).toEqual(Array.from({ length: COUNT }, () => 'completed'));
});
