import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { beforeAll, expect, it, vi } from 'vitest';
import { transactionsOf } from './support/documents.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

const chain = new LocalChain('sepolia');
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

/** More than one scan reads: it asks for 60 transactions. */
const PAYMENTS = 150;

let wallet: TestWallet;

/** Scans once, as a wallet does that is opened and closed at once. */
async function open() {
  const { incoming } = await wallet.user.call(refreshWallet, {
    incoming: { addresses: [wallet.address], networks: ['sepolia'], wantsNotices: true },
  });
  if (!incoming || !('answer' in incoming)) throw new Error(JSON.stringify(incoming));
  return incoming.answer;
}

const recorded = async () => Object.keys(await transactionsOf(wallet.user.uid)).length;

beforeAll(async () => {
  wallet = await createWallet();
});

it('a task reads the rest while no wallet is open, each transfer once', async () => {
  await open();
  for (let count = 0; count < PAYMENTS; count += 1)
    await chain.rpc('eth_sendTransaction', { from: FUNDER, to: wallet.address, value: '0x1' });
  await chain.mine(chain.network.confirmations);
  // The server scans no more often than there are blocks.
  await vi.waitFor(async () => expect((await open()).backfills).toHaveLength(1), {
    timeout: 60_000,
    interval: 2_000,
  });
  expect(await recorded()).toBeLessThan(PAYMENTS);
  await vi.waitFor(async () => expect(await recorded()).toBe(PAYMENTS), {
    timeout: 200_000,
    interval: 2_000,
  });
  await vi.waitFor(async () => expect(await open()).toMatchObject({ backfills: [], isCatchingUp: false }), {
    timeout: 60_000,
    interval: 2_000,
  });
  expect(await recorded()).toBe(PAYMENTS);
}, 360_000);
