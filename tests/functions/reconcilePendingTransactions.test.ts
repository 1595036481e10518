import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { networks } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { afterEach, expect, it, vi } from 'vitest';
import { reconcilePendingTransactions } from '../../functions/src/endpoints/reconcilePendingTransactions.ts';
import { rpcVariable } from '@everything-wallet/core/networks/rpcVariable';
import { transactionsOf } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, signTransfer } from './support/TestWallet.ts';

// The emulators have no scheduler: the function is run here, on the stack's Firestore and one of its chains.
const chain = new LocalChain('polygon-mainnet');

afterEach(() => vi.unstubAllEnvs());

it("reconcilePendingTransactions updates all users' transfers, though other networks are down", async () => {
  // Nor is there a Google Cloud to ask for credentials.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  for (const { rpcName } of networks) {
    // The other chains are unreachable, so that pending transfers of parallel tests are not changed.
    const url = rpcName === 'polygon-mainnet' ? environment.rpcUrl(rpcName) : 'http://127.0.0.1:1';
    vi.stubEnv(rpcVariable('RPC_URLS', rpcName), url);
  }
  const wallets = [await createWallet(), await createWallet()];
  for (const wallet of wallets) {
    await chain.setBalance(wallet.address, 10n ** 18n);
    const { bytes } = await signTransfer(wallet, chain, Wallet.createRandom().address, 1n);
    await wallet.user.call(sendTransaction, { signedTransaction: bytes, network: 'polygon-mainnet' });
  }

  await reconcilePendingTransactions.run({ scheduleTime: new Date().toISOString() });

  for (const { user } of wallets) {
    expect(Object.values(await transactionsOf(user.uid))).toMatchObject([{ status: 'completed' }]);
  }
});
