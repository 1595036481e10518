import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accountAccess as accountAccessContract } from '@everything-wallet/core/callables/accountAccess';
import type { CallableContract } from '@everything-wallet/core/callables/CallableContract';
import { estimateGas as estimateGasContract } from '@everything-wallet/core/callables/estimateGas';
import { finishSetup as finishSetupContract } from '@everything-wallet/core/callables/finishSetup';
import { generateApiKey as generateApiKeyContract } from '@everything-wallet/core/callables/generateApiKey';
import { getBalance as getBalanceContract } from '@everything-wallet/core/callables/getBalance';
import { getTokenBalance as getTokenBalanceContract } from '@everything-wallet/core/callables/getTokenBalance';
import { getTokenDetails as getTokenDetailsContract } from '@everything-wallet/core/callables/getTokenDetails';
import { getTokenPrices as getTokenPricesContract } from '@everything-wallet/core/callables/getTokenPrices';
import { reconcileTransactions as reconcileTransactionsContract } from '@everything-wallet/core/callables/reconcileTransactions';
import { refreshWallet as refreshWalletContract } from '@everything-wallet/core/callables/refreshWallet';
import { sendTransaction as sendTransactionContract } from '@everything-wallet/core/callables/sendTransaction';
import { storeListing as storeListingContract } from '@everything-wallet/core/callables/storeListing';
import { storeRecoveryPhraseHash as storeContract } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase as verifyContract } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import type { CallableRequest } from 'firebase-functions/https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as functions from '../index.ts';

// The Functions emulator does not verify tokens: refusals are tested on the functions themselves.
const contracts: CallableContract[] = [
  accountAccessContract,
  estimateGasContract,
  finishSetupContract,
  generateApiKeyContract,
  getBalanceContract,
  getTokenBalanceContract,
  getTokenDetailsContract,
  getTokenPricesContract,
  reconcileTransactionsContract,
  refreshWalletContract,
  sendTransactionContract,
  storeListingContract,
  storeContract,
  verifyContract,
];

function run(name: string, request: Partial<CallableRequest>): Promise<unknown> {
  const deployed = functions[name as keyof typeof functions] as { run(request: unknown): Promise<unknown> };
  return Promise.resolve(deployed.run(request));
}

afterEach(() => vi.unstubAllEnvs());

describe.each(contracts.map(({ name }) => name))('%s', (name) => {
  it('refuses a caller who is not signed in, before anything else', async () => {
    await expect(run(name, { data: { unknown: 1 } })).rejects.toMatchObject({
      code: 'unauthenticated',
      message: 'Sign in to continue.',
    });
  });

  it('refuses a field it does not know', async () => {
    const request = { auth: { uid: 'user' }, data: { zzz: 1 } } as unknown as CallableRequest;
    await expect(run(name, request)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('refuses an app that cannot be verified, if enforced', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    const request = { auth: { uid: 'user' }, data: {} } as unknown as CallableRequest;
    await expect(run(name, request)).rejects.toMatchObject({
      code: 'unauthenticated',
      details: { reason: 'appUnverified' },
    });
  });
});

it('deploys nothing that is not known here', () => {
  const known = [
    ...contracts.map(({ name }) => name),
    'api',
    'backfillTransfers',
    'deliverWebhook',
    'nftPictures',
    'publicPrices',
    'reconcilePendingTransactions',
    'supportChat',
  ];
  expect(Object.keys(functions).sort()).toEqual(known.sort());
});

// A new callable is listed here as changing nothing, or checks the session.
it('every callable with changes refuses an ended session', () => {
  const changingNothing = [
    'estimateGas',
    'getBalance',
    'getTokenBalance',
    'getTokenDetails',
    'getTokenPrices',
    // They record the chain's outcome for any caller.
    'reconcileTransactions',
    'refreshWallet',
  ];
  const asking = contracts
    .map(({ name }) => name)
    .filter((name) =>
      readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8').includes('needsCurrentSession: true'),
    );
  expect([...asking, ...changingNothing].sort()).toEqual(contracts.map(({ name }) => name).sort());
});
