import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test } from '@playwright/test';
import { keccak256, Wallet } from 'ethers';
import { startChainRelay, type Gateway } from './support/chainRelay.ts';
import { TransferDependencies } from './support/TransferDependencies.ts';

const network = networkById('ethereum');

/**
 * Sends transfers, each of another amount to a new address, over two gateways that forward bytes without an
 * answer; the same bytes are sent again until there is one, as the browser's journal does.
 */
async function sendAll(count: number, gateway: Gateway) {
  await using one = await startChainRelay(network.rpcName);
  await using other = await startChainRelay(network.rpcName);
  one.gateway = gateway;
  other.gateway = gateway;
  const dependencies = new TransferDependencies(network, [one.url, other.url]);
  await dependencies.local.setBalance(dependencies.address, 10n ** 19n);
  let [lost, doubled, withoutRecord, failed] = [0, 0, 0, 0];
  for (let nonce = 0; nonce < count; nonce += 1) {
    const to = Wallet.createRandom().address;
    const bytes = await dependencies.sign(to, nonce, BigInt(nonce + 1));
    const hash = keccak256(bytes);
    const isReported = () =>
      dependencies.send(bytes).then(
        () => true,
        () => false,
      );
    await isReported();
    if (!(await dependencies.recordOf(hash))) withoutRecord += 1;
    await expect.poll(isReported).toBe(true);
    // A node knows bytes a moment before their block is there.
    await expect.poll(() => dependencies.local.nonceOf(dependencies.address)).toBe(nonce + 1);
    const balance = await dependencies.local.balanceOf(to);
    if (balance === 0n) lost += 1;
    if (balance > BigInt(nonce + 1)) doubled += 1;
    await dependencies.reconcile();
    const record = await dependencies.recordOf(hash);
    if (record?.status !== 'completed') failed += 1;
  }
  return {
    lost,
    doubled,
    withoutRecord,
    failed,
    nonce: await dependencies.local.nonceOf(dependencies.address),
  };
}

test('the answers to 100 broadcasts are lost: none lost, none doubled', async () => {
  const outcome = await sendAll(100, 'dropsConnection');
  expect(outcome).toEqual({ lost: 0, doubled: 0, withoutRecord: 0, failed: 0, nonce: 100 });
});

test('a gateway answers 429 to 50 forwarded broadcasts: all have a record', async () => {
  const outcome = await sendAll(50, 'says429');
  expect(outcome).toEqual({ lost: 0, doubled: 0, withoutRecord: 0, failed: 0, nonce: 50 });
});
