import { generateApiKey } from '@everything-wallet/core/callables/generateApiKey';
import { getBalance } from '@everything-wallet/core/callables/getBalance';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { describe, expect, it } from 'vitest';
import { readDocument, transactionsOf } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { postJson } from './support/postJson.ts';
import { TestKey } from './support/TestKey.ts';
import { createWallet, signTransfer } from './support/TestWallet.ts';
import { TestUser } from './support/TestUser.ts';

const ENDED = { status: 'UNAUTHENTICATED', message: 'Your session has ended. Sign in again.' };
const digest = 'a'.repeat(64);

/** Changes an account as an administrator does. */
async function update(localId: string, change: object): Promise<void> {
  const url = `${environment.authUrl().replace('/v1', '')}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts:update`;
  const answer = await postJson(url, { localId, ...change }, { authorization: 'Bearer owner' });
  expect(answer).toMatchObject({ localId });
}

describe.each([
  ['was revoked', { validSince: String(Math.floor(Date.now() / 1_000) + 3_600) }],
  ['belongs to a user who was disabled', { disableUser: true }],
])('a session that %s', (_, change) => {
  it('changes nothing any more', async () => {
    const user = await TestUser.signUp();
    await update(user.uid, change);
    expect(await user.refusal(storeRecoveryPhraseHash, { phrase_hash: digest })).toMatchObject(ENDED);
    expect(await user.refusal(verifyRecoveryPhrase, { phrase_to_verify: digest })).toMatchObject(ENDED);
    expect(await user.refusal(generateApiKey, {})).toMatchObject(ENDED);
    expect(await readDocument(`phrase_hashes/${user.uid}`)).toBeUndefined();
    // Reading it needs no session: it is public.
    const question = { address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94', network: 'sepolia' };
    expect(await user.call(getBalance, question)).toHaveProperty('balance');
  });

  it('sends nothing', async () => {
    const [wallet, chain] = [await createWallet(), new LocalChain('sepolia')];
    await chain.setBalance(wallet.address, 10n ** 18n);
    const { bytes } = await signTransfer(wallet, chain, `0x${'1'.repeat(40)}`, 1n);
    await update(wallet.user.uid, change);
    const question = { signedTransaction: bytes, network: 'sepolia' };
    expect(await wallet.user.refusal(sendTransaction, question)).toMatchObject(ENDED);
    expect(await transactionsOf(wallet.user.uid)).toEqual({});
    expect(await chain.nonceOf(wallet.address)).toBe(0);
  });
});

// Regression: the REST API checked only the key.
it("a disabled user's key broadcasts nothing, and again once they are enabled", async () => {
  const [wallet, chain] = [await createWallet(), new LocalChain('sepolia')];
  await chain.setBalance(wallet.address, 10n ** 18n);
  const { bytes } = await signTransfer(wallet, chain, `0x${'1'.repeat(40)}`, 1n);
  const key = await TestKey.create(wallet.user);
  const send = () =>
    key.ask('/transaction', {
      method: 'POST',
      body: JSON.stringify({ signedTransaction: bytes, network: 'sepolia' }),
    });
  await update(wallet.user.uid, { disableUser: true });
  const refused = await send();
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'key_revoked' });
  expect(await chain.nonceOf(wallet.address)).toBe(0);
  await update(wallet.user.uid, { disableUser: false });
  expect((await send()).status).toBe(200);
});
