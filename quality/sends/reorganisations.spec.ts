import { networks } from '@everything-wallet/core/networks/networks';
import { expect, test } from '@playwright/test';
import { keccak256, Wallet } from 'ethers';
import { environment } from '../../tests/functions/support/environment.ts';
import { startChainRelay } from './support/chainRelay.ts';
import { TransferDependencies } from './support/TransferDependencies.ts';

test("a reorganisation of 3 while one of two nodes is silent: no 'completed' is left standing two blocks later", async () => {
  const [network] = networks;
  await using relay = await startChainRelay(network.rpcName);
  const dependencies = new TransferDependencies(network, [relay.url, environment.rpcUrl(network.rpcName)]);
  const { local } = dependencies;
  await local.setBalance(dependencies.address, 10n ** 19n);
  await local.setAutomine(false);
  try {
    const bytes = await dependencies.sign(Wallet.createRandom().address, 0);
    const hash = keccak256(bytes);
    await dependencies.send(bytes);
    await local.mine(3);
    await dependencies.reconcile();
    expect(await dependencies.recordOf(hash)).toMatchObject({ status: 'completed', confirmations: 3 });

    relay.isSilent = true;
    await local.rpc('anvil_rollback', 3);
    await local.rpc('anvil_dropTransaction', hash).catch(() => undefined);
    // The node that answers is behind still: it takes nothing back.
    await dependencies.reconcile();
    expect(await dependencies.recordOf(hash)).toMatchObject({ status: 'completed' });
    await local.mine(2);
    await dependencies.reconcile();
    expect(await dependencies.recordOf(hash)).toMatchObject({ status: 'pending' });
  } finally {
    await local.setAutomine(true);
  }
});

for (const network of networks) {
  for (const depth of [1, 2, 3, 4, 5]) {
    test(`a reorganisation of ${depth} on ${network.name}: no 'completed' is left standing two blocks later`, async () => {
      const dependencies = new TransferDependencies(network, [environment.rpcUrl(network.rpcName)]);
      const { local } = dependencies;
      await local.setBalance(dependencies.address, 10n ** 19n);
      await local.setAutomine(false);
      try {
        const bytes = await dependencies.sign(Wallet.createRandom().address, 0);
        const hash = keccak256(bytes);
        await dependencies.send(bytes);
        for (let count = 1; count <= depth; count += 1) {
          await local.mine(1);
          // Each check sees one more confirmation, and none of them may be the last.
          await dependencies.reconcile();
          expect(await dependencies.recordOf(hash)).toMatchObject({
            status: 'completed',
            confirmations: count,
            is_final: false,
          });
        }
        await local.rpc('anvil_rollback', depth);
        await local.rpc('anvil_dropTransaction', hash).catch(() => undefined);
        // A reorg may have removed the block that set the balance.
        await local.setBalance(dependencies.address, 10n ** 19n);
        await local.mine(2);
        await dependencies.reconcile();
        const back = await dependencies.recordOf(hash);
        expect(back).toMatchObject({ status: 'pending' });
        for (const fact of ['block_number', 'confirmations', 'is_final', 'fee_paid', 'gas_used']) {
          expect(back).not.toHaveProperty(fact);
        }

        // Another one with its nonce is in the chain instead: replaced, once that is deep enough, and never before.
        await local.rpc('eth_sendRawTransaction', await dependencies.sign(dependencies.address, 0, 0n));
        await local.mine(2);
        await dependencies.reconcile();
        expect(await dependencies.recordOf(hash)).toMatchObject({ status: 'pending' });
        await local.mine(network.confirmations);
        await dependencies.reconcile();
        expect(await dependencies.recordOf(hash)).toMatchObject({
          status: 'failed',
          failure_reason: 'replaced',
          fee_paid: '0',
          is_final: true,
        });
      } finally {
        await local.setAutomine(true);
      }
    });
  }
}
